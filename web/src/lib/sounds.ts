/**
 * Small sounds, made here from noise and a few tones: no file, no credit. Each is a handful of strokes on a clock; a
 * stroke is a tone that falls, or noise through a filter. They are loaded when somebody has switched sound on.
 */
type Stroke = {
  /** Seconds after the beginning, and how long it rings. */
  at?: number;
  for: number;
  /** How loud, of 1. */
  loud: number;
  /** A tone, in Hertz, and where it falls to. */
  tone?: number;
  to?: number;
  shape?: OscillatorType;
  /** Noise through a filter at so many Hertz; `sweep`: to there. */
  noise?: number;
  sweep?: number;
  sharp?: number;
};

const knock: Stroke[] = [
  { for: 0.09, loud: 0.5, noise: 900, sharp: 3 },
  { for: 0.12, loud: 0.5, tone: 170, to: 90 },
];
const bell = (at: number, tone: number, loud = 0.35): Stroke[] => [
  { at, for: 1.6, loud, tone },
  { at, for: 0.9, loud: loud / 3, tone: tone * 2.76 },
  { at, for: 0.4, loud: loud / 5, tone: tone * 5.4 },
];
const later = (strokes: Stroke[], at: number): Stroke[] => strokes.map((one) => ({ ...one, at: (one.at ?? 0) + at }));
const rattle = (times: number, gap: number): Stroke[] =>
  Array.from({ length: times }, (_, n) => ({
    at: n * gap * (1 + n * 0.12),
    for: 0.05,
    loud: 0.35 - 0.03 * n,
    noise: 2600 - 180 * n,
    sharp: 5,
  }));

/** The sounds by name; the look of the table says where each belongs. */
const SOUNDS = {
  turn: [...bell(0, 523), ...bell(0.16, 659, 0.3)],
  vote: [...knock, ...later(knock, 0.17)],
  dice: rattle(6, 0.055),
  exposure: [...rattle(9, 0.07), { at: 0.9, for: 0.2, loud: 0.4, tone: 110, to: 70 }],
  page: [{ for: 0.26, loud: 0.28, noise: 1200, sweep: 5200, sharp: 0.8 }],
  nail: knock,
  glass: [
    { for: 0.5, loud: 0.22, tone: 2350 },
    { for: 0.35, loud: 0.12, tone: 3720 },
    { for: 0.03, loud: 0.2, noise: 6000, sharp: 1 },
  ],
  boot: [
    { for: 0.14, loud: 0.55, tone: 95, to: 48 },
    { for: 0.08, loud: 0.2, noise: 380, sharp: 1 },
  ],
  slide: [{ for: 0.32, loud: 0.22, noise: 3000, sweep: 900, sharp: 1.2 }],
  thud: [
    { for: 0.24, loud: 0.6, tone: 80, to: 42 },
    { for: 0.06, loud: 0.25, noise: 500, sharp: 0.8 },
  ],
  fall: [{ for: 0.6, loud: 0.3, tone: 330, to: 165, shape: "triangle" }],
  toll: bell(0, 130, 0.5),
  match: [
    { for: 0.12, loud: 0.25, noise: 4200, sweep: 2400, sharp: 1.5 },
    { at: 0.1, for: 0.45, loud: 0.16, noise: 900, sharp: 0.7 },
  ],
  blades: [
    { for: 0.5, loud: 0.22, tone: 1480, shape: "triangle" },
    { for: 0.4, loud: 0.14, tone: 2217 },
    { for: 0.04, loud: 0.3, noise: 5200, sharp: 2 },
  ],
  dusk: [...bell(0, 196, 0.3), ...bell(0.5, 147, 0.3)],
  end: [...bell(0, 262, 0.4), ...bell(0.45, 330, 0.35), ...bell(0.9, 392, 0.35)],
} satisfies Record<string, Stroke[]>;
export type SoundName = keyof typeof SOUNDS;

/** What one hears of an event, the weightiest first: of one act only one sound is played. */
const HEARD: [SoundName, string[]][] = [
  ["end", ["game-over", "rx-game-over"]],
  ["toll", ["died", "helpless-died", "exiled", "rx-killed"]],
  ["blades", ["combat", "tactics"]],
  ["toll", ["table-glass"]],
  ["match", ["actions-done"]],
  ["exposure", ["exposure"]],
  ["page", ["crossroads", "experiment-out", "rx-triggered"]],
  ["fall", ["morale", "rx-power"]],
  ["dusk", ["night", "rx-evening"]],
  ["thud", ["trap-fired", "overrun"]],
  ["boot", ["bandit-arrived", "special-arrives"]],
  ["slide", ["plundered", "search", "contributed"]],
  ["glass", ["lab-die"]],
  ["nail", ["barricade", "improvement-laid", "advanced", "improvement-finished", "trap-laid", "rx-roadblock"]],
  ["dice", ["combat-dice", "dice", "die-rolled", "dice-rolled", "gamble-roll", "sample-roll"]],
  ["vote", ["votes"]],
];

/** The sound of what happened; null if it makes none. */
export function heard(kinds: readonly string[]): SoundName | null {
  return HEARD.find(([, all]) => all.some((kind) => kinds.includes(kind)))?.[0] ?? null;
}

let context: AudioContext | null = null;
let rustle: AudioBuffer | null = null;

/** A second of noise, made once. */
function noise(audio: AudioContext): AudioBuffer {
  if (rustle) return rustle;
  rustle = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = rustle.getChannelData(0);
  for (let index = 0; index < data.length; index++) data[index] = Math.random() * 2 - 1;
  return rustle;
}

function strike(audio: AudioContext, stroke: Stroke, volume: number): void {
  const begin = audio.currentTime + 0.01 + (stroke.at ?? 0);
  const end = begin + stroke.for;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, stroke.loud * volume), begin + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  if (stroke.tone) {
    const tone = audio.createOscillator();
    tone.type = stroke.shape ?? "sine";
    tone.frequency.setValueAtTime(stroke.tone, begin);
    if (stroke.to) tone.frequency.exponentialRampToValueAtTime(stroke.to, end);
    tone.connect(gain);
    tone.start(begin);
    tone.stop(end);
    return;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  source.buffer = noise(audio);
  filter.type = "bandpass";
  filter.Q.value = stroke.sharp ?? 1;
  filter.frequency.setValueAtTime(stroke.noise ?? 1000, begin);
  if (stroke.sweep) filter.frequency.exponentialRampToValueAtTime(stroke.sweep, end);
  source.connect(filter).connect(gain);
  source.start(begin);
  source.stop(end);
}

/** Play a sound. Browsers let nothing be heard before somebody has touched the page: then it is silent. */
export function play(name: SoundName, volume: number): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  for (const stroke of SOUNDS[name]) strike(context, stroke, volume);
}
