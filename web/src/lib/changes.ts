/** Changes of a picture as the server sends them; docs/protocol.md says what they look like. */

/** The value with a change made to it; what did not change is the very same object. */
export function changed(before: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change[0];
  const parts = change as Record<string, unknown>;
  if (Array.isArray(before)) return changedList(before, parts);
  const after = { ...(before as Record<string, unknown>) };
  for (const [name, inner] of Object.entries(parts))
    if (Array.isArray(inner) && !inner.length) delete after[name];
    else after[name] = changed(after[name], inner);
  return after;
}

function changedList(before: unknown[], parts: Record<string, unknown>): unknown[] {
  const splice = parts["@"] as [number, number, unknown[]] | undefined;
  if (splice) return [...before.slice(0, splice[0]), ...splice[2], ...before.slice(splice[0] + splice[1])];
  return before.map((old, index) => (String(index) in parts ? changed(old, parts[index]) : old));
}
