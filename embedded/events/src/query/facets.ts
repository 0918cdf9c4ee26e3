import type { StoredEvent } from '../store/stored-event.ts';
import type { Facet } from './search.ts';

type Counted = { name: { nl: string }; count: number };

const DOMAINS = { types: 'eventtype', themes: 'theme', facilities: 'facility' } as const;

function valuesOf(event: StoredEvent, facet: Facet): readonly (readonly [string, string])[] {
  if (facet === 'labels') return event.shownLabels.map((label) => [label, label]);
  if (facet === 'regions') return event.regions.map((id) => [id, id]);
  return event.terms.filter(({ domain }) => domain === DOMAINS[facet]).map(({ id, label }) => [id, label]);
}

/** How many of the events found have which value (contract events-source 4.6); regions have their ids for names here. */
export function countFacets(events: readonly StoredEvent[], facets: readonly Facet[]) {
  return Object.fromEntries(
    facets.map((facet) => {
      const counts = new Map<string, Counted>();
      for (const [key, name] of events.flatMap((event) => valuesOf(event, facet))) {
        const known = counts.get(key) ?? { name: { nl: name }, count: 0 };
        counts.set(key, { ...known, count: known.count + 1 });
      }
      return [facet, Object.fromEntries(counts)];
    }),
  );
}
