import type { FilterItems } from '@inktvis/content/client';
import { aDay, aLocation, aTheme, aType, at } from '@inktvis/programme/testing/stories';
import { expect, test } from 'vitest';
import { tellingWords } from './index/word-forms.ts';
import { normalizedWords } from './index/words.ts';
import { intentOf } from './intent.ts';

const items: FilterItems = {
  days: ['2024-10-26', '2024-10-27', '2024-10-28', '2024-11-02'].map((date) => aDay({ date })),
  themes: [aTheme({ title: 'Kids', keywords: 'kinderen, children' }, 'themas/kids')],
  types: [
    aType({ title: 'Signeersessie', plural: 'Signeersessies', keywords: 'signeren' }, 'types/signeersessie'),
  ],
  locations: [aLocation({ title: 'Grote zaal' }, 'locaties/grote-zaal')],
};

/** `27 thema=kids`, in one line; null when the term does not ask for the programme. */
function asked(term: string): string | null {
  const intent = intentOf(tellingWords(normalizedWords(term)), items, at('2024-10-26 15:40'));
  if (!intent) return null;
  const chosen = Object.entries(intent.selection).flatMap(([facet, slugs]) =>
    slugs.map((slug) => `${facet}=${slug}`),
  );
  return [intent.day?.slice(5) ?? 'all', ...chosen].join(' ');
}

test.each([
  ['vandaag', '10-26'],
  ['nu', '10-26'],
  ['morgen', '10-27'],
  ['zondag', '10-27'],
  ['zondag 27 oktober', '10-27'],
  ['2 november', '11-02'],
  ['26.10', '10-26'],
  ['kinderen', 'all theme=kids'],
  ['wat is er voor kinderen op zondag', '10-27 theme=kids'],
  ['signeersessies morgen', '10-27 type=signeersessie'],
  ['vanavond', '10-26 dayPart=avond'],
  ['zondagnamiddag', null],
  ['zondag namiddag', '10-27 dayPart=namiddag'],
  ['kind van 7 zondag', '10-27 age=7'],
  ['7 jaar', 'all age=7'],
  ['grote zaal', 'all location=grote-zaal'],
  ['gebarentaal', 'all access=gebarentaal'],
  ['kinderen inktvis', null],
  ['3 maart', null],
  ['', null],
])('%s asks for %s', (term, expected) => {
  expect(asked(term)).toBe(expected);
});
