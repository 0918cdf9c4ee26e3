import { cpSync, globSync, mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const SAMPLE = join(import.meta.dirname, '../sample/content');
/** Between copies, so that a day fills up evenly. */
const SHIFT_MINUTES = 7;

/** An empty value stays empty. */
function later(value: string, minutes: number): string {
  if (!value) return value;
  const instant = new Date(Date.parse(`${value.replace(' ', 'T')}:00Z`) + minutes * 60_000);
  return instant.toISOString().slice(0, 16).replace('T', ' ');
}

/** In a new folder: the sample without its pictures, its programme repeated until it has `count` items. */
export function makeLargeProgramme(count: number) {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'inktvis-large-'));
  cpSync(SAMPLE, folder.path, {
    recursive: true,
    filter: (path) => !path.startsWith(join(SAMPLE, 'assets')),
  });
  const items = globSync('stories/programma-items/*.json', { cwd: SAMPLE })
    .sort()
    .map((file) => JSON.parse(readFileSync(join(SAMPLE, file), 'utf8')));
  for (let at = items.length; at < count; at += 1) {
    const item = items[at % items.length];
    const round = Math.floor(at / items.length);
    const minutes = (round % 30) * SHIFT_MINUTES;
    const copy = {
      ...item,
      id: item.id + round * 100_000,
      uuid: `${String(round).padStart(8, '0')}${item.uuid.slice(8)}`,
      slug: `${item.slug}-${round}`,
      full_slug: `${item.full_slug}-${round}`,
      content: {
        ...item.content,
        start_date: later(item.content.start_date, minutes),
        end_date: later(item.content.end_date, minutes),
      },
    };
    writeFileSync(join(folder.path, 'stories', `${copy.full_slug}.json`), JSON.stringify(copy));
  }
  return folder;
}

const slugs = (folder: string): string[] =>
  readdirSync(join(SAMPLE, 'stories', folder)).map((file) => basename(file, '.json'));

/** A day of the sample with more than 24 items. */
export const DAY = '/programma/zondag-27-oktober';

/** Each has a full page: all themes but two, for each age. */
export function* fullLists(): Generator<string, undefined> {
  const themes = slugs('themas');
  for (const one of themes)
    for (const other of themes)
      if (one <= other)
        for (let age = 0; age < 18; age += 1) {
          const chosen = themes.filter((slug) => slug !== one && slug !== other);
          yield `${DAY}?kind=${age}&${chosen.map((slug) => `thema=${slug}`).join('&')}`;
        }
}

/** Divides no number of combinations: stepping by it visits each one once. */
const STEP = 7919;

/** Filtered lists that no two visitors ask for. */
export function* filteredLists(): Generator<string, undefined> {
  const pairs = (name: string, folder: string) =>
    slugs(folder).flatMap((one, at, all) =>
      all.slice(at + 1).map((other) => `${name}=${one}&${name}=${other}`),
    );
  const days = ['/programma', ...slugs('programma').map((day) => `/programma/${day}`)];
  const dimensions = [pairs('thema', 'themas'), pairs('type', 'types'), pairs('locatie', 'locaties'), days];
  const total = dimensions.reduce((product, { length }) => product * length, 1);
  for (let count = 0; count < total; count += 1) {
    let rest = (count * STEP) % total;
    const [thema, type, locatie, path] = dimensions.map((dimension) => {
      const value = dimension[rest % dimension.length] ?? '';
      rest = Math.floor(rest / dimension.length);
      return value;
    });
    yield `${path}?${thema}&${type}&${locatie}`;
  }
}
