import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const WORDS =
  'boek poëzie verhaal inktvis bladzijde dichter lezer avond stad brug rivier nacht auteur uitgever podium stem papier letter geheim reis winter zomer vriend kind school bibliotheek vertaling roman strip tekening ruïne coördinatie één façade'.split(
    ' ',
  );
const TYPES = ['program', 'experience', 'news_article', 'bookstore'] as const;
const MAX_OPEN = 50;

/** A row of numbers from 0 to 1 that is the same in every run. */
function createRandom(): () => number {
  let state = 20_241_026;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const uuid = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const two = (value: number): string => String(value).padStart(2, '0');

function madeStory(index: number, count: number, random: () => number) {
  const pick = (below: number) => Math.floor(random() * below);
  const text = (words: number) =>
    Array.from({ length: words }, () => WORDS[pick(WORDS.length)] ?? '').join(' ');
  const type = TYPES[index % TYPES.length] ?? 'program';
  const day = `2024-${two(1 + pick(12))}-${two(1 + pick(28))}`;
  const slug = `${type.replace('_', '-')}-${index}`;
  const paragraph = () => ({
    type: 'paragraph',
    attrs: { textAlign: null },
    content: [{ type: 'text', text: text(30) }],
  });
  return {
    id: 10_000 + index,
    uuid: uuid(index),
    name: text(4),
    slug,
    full_slug: `${type}/${slug}`,
    position: pick(1000),
    parent_id: 0,
    tag_list: pick(5) === 0 ? [WORDS[pick(10)]] : [],
    created_at: `${day}T09:00:00.000Z`,
    published_at: `${day}T10:00:00.000Z`,
    first_published_at: `${day}T10:00:00.000Z`,
    updated_at: `${day}T10:00:00.000Z`,
    content: {
      _uid: uuid(1_000_000 + index),
      component: type,
      title: text(4),
      intro: text(20),
      age: String(pick(18)),
      drop_in: pick(2) === 0,
      date: day,
      start_date: `${day} ${two(pick(24))}:00`,
      theme: [uuid(pick(count)), uuid(pick(count))],
      image: {
        fieldtype: 'asset',
        id: index,
        filename: `https://a.example/f/1001/9x9/a/${index}.webp`,
        alt: text(8),
      },
      body: [
        {
          _uid: uuid(2_000_000 + index),
          component: 'rich_text',
          text: { type: 'doc', content: Array.from({ length: 5 }, paragraph) },
        },
        { _uid: uuid(3_000_000 + index), component: 'quote', text: text(15), author: text(2) },
      ],
    },
  };
}

/**
 * Writes a content folder of `count` made-up stories below `dir`, the same in every run: four content types with dates,
 * relations, tags and a few kilobytes of rich text each.
 */
export async function writeMadeSpace(dir: string, count: number): Promise<void> {
  const random = createRandom();
  for (const type of TYPES) await mkdir(join(dir, 'stories', type), { recursive: true });
  for (let start = 0; start < count; start += MAX_OPEN) {
    const batch = Array.from({ length: Math.min(MAX_OPEN, count - start) }, (_, at) =>
      madeStory(start + at, count, random),
    );
    await Promise.all(
      batch.map((story) => writeFile(join(dir, 'stories', `${story.full_slug}.json`), JSON.stringify(story))),
    );
  }
}
