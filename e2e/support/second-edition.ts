import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FIRST = Date.UTC(2025, 9, 25);
const DAY_MS = 86_400_000;
const DAYS = 9;
const ITEMS = 40;
/** Later than the programme of 2024 was announced. */
const PUBLISHED = '2024-11-20T08:00:00.000Z';

const uuidOf = (name: string): string =>
  createHash('sha1')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');

const words = (options: Intl.DateTimeFormatOptions, date: Date) =>
  new Intl.DateTimeFormat('nl-BE', { ...options, timeZone: 'UTC' }).format(date);

/** What the second edition adds to the first: `zaterdag-25-oktober` to `zondag-2-november`, 2025. */
export type SecondEdition = {
  readonly days: readonly string[];
  /** Slugs of experiences of 2024 that are there again. */
  readonly reused: readonly string[];
};

/** Publishes nine days of 2025 with forty items in a copy of the sample: half of them experiences of 2024. */
export async function addSecondEdition(contentDir: string): Promise<SecondEdition> {
  const stories = join(contentDir, 'stories');
  const read = async (slug: string) => JSON.parse(await readFile(join(stories, `${slug}.json`), 'utf8'));
  const write = async (like: { content: object }, slug: string, own: { name: string; content: object }) => {
    const story = {
      ...like,
      ...own,
      id: Number.parseInt(uuidOf(slug).slice(0, 8), 16),
      uuid: uuidOf(slug),
      slug: slug.slice(slug.lastIndexOf('/') + 1),
      full_slug: slug,
      published_at: PUBLISHED,
      first_published_at: PUBLISHED,
      content: { ...like.content, ...own.content },
    };
    await writeFile(join(stories, `${slug}.json`), JSON.stringify(story));
    return story.uuid;
  };

  const [day, item] = await Promise.all([
    read('programma/zaterdag-26-oktober'),
    read('programma-items/p001'),
  ]);
  const days: string[] = [];
  for (let at = 0; at < DAYS; at += 1) {
    const date = new Date(FIRST + at * DAY_MS);
    const title = words({ weekday: 'long', day: 'numeric', month: 'long' }, date);
    const slug = title.replaceAll(' ', '-');
    const name = title.charAt(0).toUpperCase() + title.slice(1);
    days.push(slug);
    const content = { title: name, date: `${date.toISOString().slice(0, 10)} 00:00`, intro: '', seo: '' };
    await write(day, `programma/${slug}`, { name, content });
  }

  const known = (await readdir(join(stories, 'activiteiten')))
    .map((file) => file.replace('.json', ''))
    .sort();
  const reused = known.slice(0, ITEMS / 2);
  for (let at = 0; at < ITEMS; at += 1) {
    const source = reused[Math.floor(at / 2)] ?? '';
    const like = await read(`activiteiten/${source}`);
    const slug = at % 2 === 0 ? source : `tweede-jaar-${(at + 1) / 2}`;
    const name = `Tweede jaar ${(at + 1) / 2}`;
    const experience =
      at % 2 === 0
        ? like.uuid
        : await write(like, `activiteiten/${slug}`, {
            name,
            content: { title: name, people: [], short_title: '', seo: { ...like.content.seo, title: '' } },
          });
    // Brussels is an hour closer to UTC from the second day on.
    const start =
      FIRST + (at % DAYS) * DAY_MS + (11 + Math.floor(at / DAYS) + (at % DAYS === 0 ? -2 : -1)) * 3_600_000;
    const wall = (instant: number) => new Date(instant).toISOString().slice(0, 16).replace('T', ' ');
    await write(item, `programma-items/q${String(at).padStart(3, '0')}`, {
      name: `${slug} 2025`,
      content: {
        experience,
        start_date: wall(start),
        end_date: wall(start + 3_600_000),
        flags: [],
        changed_at: '',
      },
    });
  }
  return { days, reused };
}
