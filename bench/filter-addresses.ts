import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What the programme of a content folder can be narrowed by, and the paths of its days and of all of them. */
export type FilterValues = {
  readonly thema: readonly string[];
  readonly type: readonly string[];
  readonly locatie: readonly string[];
  readonly paths: readonly string[];
};

const FACETS = ['thema', 'type', 'locatie'] as const;

/** The filter values in a folder of stories. */
export function filterValues(stories: string): FilterValues {
  const slugs = (folder: string) =>
    readdirSync(join(stories, folder))
      .map((file) => basename(file, '.json'))
      .sort();
  return {
    thema: slugs('themas'),
    type: slugs('types'),
    locatie: slugs('locaties'),
    paths: ['/programma', ...slugs('programma').map((day) => `/programma/${day}`)],
  };
}

/** The most common choices: each value separately, for each day and for all of them. */
export const sharedAddresses = (values: FilterValues): readonly string[] =>
  values.paths.flatMap((path) =>
    FACETS.flatMap((facet) => values[facet].map((value) => `${path}?${facet}=${value}`)),
  );

/** A prime that does not divide the number of combinations: stepping by it visits each one once. */
const STEP = 7919;

/** Values of each facet; with fewer many lists would be empty, and an empty page costs less. */
const CHOSEN = 3;

/**
 * Addresses that no two visitors ask for, with more choices than the page cache stores. Each comes once, and those that
 * follow each other have little in common.
 */
export function* distinctAddresses(values: FilterValues): Generator<string, undefined> {
  const dimensions = [
    ...FACETS.map((facet) => choices(values[facet], CHOSEN).map((chosen) => query(facet, chosen))),
    values.paths,
  ];
  const total = dimensions.reduce((product, { length }) => product * length, 1);
  for (let count = 0; count < total; count += 1) {
    let rest = (count * STEP) % total;
    const [thema, type, locatie, path] = dimensions.map((dimension) => {
      const at = rest % dimension.length;
      rest = Math.floor(rest / dimension.length);
      return dimension[at] ?? '';
    });
    yield `${path}?${thema}&${type}&${locatie}`;
  }
}

const query = (facet: string, chosen: readonly string[]): string =>
  chosen.map((value) => `${facet}=${value}`).join('&');

/** Every way to choose so many values, each in the given order. */
function choices(values: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return values.flatMap((one, at) => choices(values.slice(at + 1), size - 1).map((more) => [one, ...more]));
}
