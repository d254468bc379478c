/** What the names in the text of an event name: only what the event itself speaks of. */
import { catalogue } from "$lib/catalogue.svelte";
import type { Name } from "$lib/glossary.svelte";
import { look, type Ref } from "$lib/inspect.svelte";
import { cardName, placeName, shortName, t, words } from "$lib/words.svelte";
import type { EventInfo } from "$types";

/** The page about a card by its id. */
export function cardRef(id: string): Ref {
  if (id in catalogue.items) return look("item", id);
  if (id in catalogue.survivors) return look("survivor", id);
  if (id in catalogue.crises) return look("crisis", id);
  if (id in catalogue.objectives) return look("objective", id);
  if (id in catalogue.experiments) return look("experiment", id);
  if (id in catalogue.improvements) return look("improvement", id);
  return look("card", id);
}

export function names(event: EventInfo): Name[] {
  const ids = Object.values(event.facts)
    .flat()
    .filter((value): value is string => typeof value === "string");
  return [...new Set(ids)].flatMap((id): Name[] => {
    if (words.has(`place-${id}`)) return [{ name: placeName(id), ref: look("place", id) }];
    if (id in catalogue.survivors) return [t(id), shortName(id)].map((name) => ({ name, ref: look("survivor", id) }));
    // Ids of cards name their pack; single words are something else.
    return id.includes("-") && (id in catalogue.items || words.has(id)) && !id.startsWith("why-")
      ? [{ name: cardName(id), ref: cardRef(id) }]
      : [];
  });
}
