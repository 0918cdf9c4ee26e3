import { inSpaceOrder } from '../store/snapshot.ts';
import { isArray, isObject, type Json, type Story } from '../store/story.ts';

/** Keys that hold no words of the editor. */
const TECHNICAL = new Set([
  '_uid',
  '_editable',
  'component',
  'type',
  'fieldtype',
  'linktype',
  'plugin',
  'id',
  'uuid',
  'filename',
  'url',
  'cached_url',
  'href',
  'src',
  'focus',
  'target',
  'rel',
  'textAlign',
  'dir',
  'class',
]);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Lower case, without diacritics, ligatures apart, one kind of apostrophe and hyphen: 'Poëzie' and 'poezie' are one
 * word, and so are 'foto’s' and "foto's".
 */
function normalise(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}|\u00AD/gu, '')
    .toLowerCase()
    .replace(/[‘’ʼ´]/g, "'")
    .replace(/[‐-―]/g, '-')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss');
}

/** The words to look for, without the marks around them: 'Wie schreef "Poëzie"?' asks for three words. */
function wantedWords(term: string): string[] {
  const words = normalise(term).split(/\s+/).filter(Boolean);
  return [...new Set(words.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || word))];
}

function collect(value: Json | undefined, into: string[]): void {
  if (typeof value === 'string') {
    if (!UUID.test(value)) into.push(' ', value, ' ');
  } else if (isArray(value)) {
    for (const entry of value) collect(entry, into);
  } else if (isObject(value)) {
    // Marks may split a word over text nodes, so those are joined without a space.
    if (value.type === 'text' && typeof value.text === 'string') into.push(value.text);
    else {
      for (const [key, entry] of Object.entries(value)) if (!TECHNICAL.has(key)) collect(entry, into);
      into.push(' ');
    }
  }
}

/** Half the memory for text that fits one byte per character, which normalised Dutch nearly always does. */
const compact = (text: string): string =>
  !/[^\0-\xff]/.test(text) ? Buffer.from(text, 'latin1').toString('latin1') : text;

type Words = { readonly slug: string; readonly name: string; readonly all: string };
const cache = new WeakMap<Story, Words>();

/** The searchable words of a story; cached as long as the story is. */
function wordsOf(story: Story): Words {
  const known = cache.get(story);
  if (known) return known;
  const parts: string[] = [];
  collect(story.content, parts);
  const slug = normalise(story.full_slug);
  const name = normalise(story.name);
  const words = {
    slug,
    name,
    all: compact(`${slug} ${name} ${normalise(parts.join('')).replace(/\s+/g, ' ')}`),
  };
  cache.set(story, words);
  return words;
}

/**
 * Stories that hold every word of `term`, regardless of case and diacritics; a term without a word matches all. By
 * relevance: words found in the full slug count first, then those in the name, then the order of the space. Otherwise
 * the stories keep their order.
 */
export function searchStories(
  stories: readonly Story[],
  term: string,
  { byRelevance = true }: { readonly byRelevance?: boolean } = {},
): readonly Story[] {
  const wanted = wantedWords(term);
  if (wanted.length === 0) return stories;
  const found = stories.filter((story) => {
    const { all } = wordsOf(story);
    return wanted.every((word) => all.includes(word));
  });
  if (!byRelevance) return found;
  const count = (text: string) => wanted.filter((word) => text.includes(word)).length;
  return found
    .map((story) => ({ story, words: wordsOf(story) }))
    .map(({ story, words }) => ({ story, slug: count(words.slug), name: count(words.name) }))
    .sort((a, b) => b.slug - a.slug || b.name - a.name || inSpaceOrder(a.story, b.story))
    .map(({ story }) => story);
}
