import { readRichText } from '@inktvis/content/checking';
import { renderRichText } from '@storyblok/richtext';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './RichText.tsx';
import { designed } from './testing/designed.ts';
import { documents } from './testing/documents.ts';
import { type Markup, parseMarkup, tidy, unwrap } from './testing/markup.ts';
import { type Difference, refused } from './testing/refused.ts';
import type { WireNode } from './testing/wire.ts';

/** The renderer of the vendor, `@storyblok/richtext`, and ours over the same texts. */
const differences: readonly Difference[] = [...refused, ...designed];

function theirs(content: readonly WireNode[]): readonly Markup[] {
  const document = JSON.parse(JSON.stringify({ type: 'doc', content }));
  // Blocks inside a text have no renderer of the vendor's, and are taken out before ours.
  return parseMarkup(renderRichText(document, { renderers: { blok: () => '' } }));
}

function ours(content: readonly WireNode[]): readonly Markup[] {
  const nodes = readRichText(
    { type: 'doc', content },
    [],
    {
      model: {},
      story: { fullSlug: 'tekst', uuid: '' },
      depth: 0,
      findStory: () => undefined,
      findSlug: () => undefined,
      hyphenate: (title) => title,
      known: new Map(),
      anchors: new Set(),
      report: () => undefined,
    },
    'text',
  );
  const page = parseMarkup(renderToStaticMarkup(<RichText nodes={nodes} />));
  return unwrap('div', ({ attributes }) => 'data-rich-text' in attributes)(page);
}

/** Both pages, after the differences that were agreed on. */
function compare(content: readonly WireNode[], agreed: readonly Difference[]) {
  let pages = { theirs: theirs(content), ours: ours(content) };
  for (const { theirs: change, ours: changeOurs } of agreed) {
    pages = { theirs: change?.(pages.theirs) ?? pages.theirs, ours: changeOurs?.(pages.ours) ?? pages.ours };
  }
  return { theirs: tidy(pages.theirs), ours: tidy(pages.ours) };
}

it('says what the vendor’s renderer says, in every text, apart from what is listed below', () => {
  fc.assert(
    fc.property(documents, (content) => {
      const pages = compare(content, differences);
      expect(pages.ours).toEqual(pages.theirs);
    }),
    { numRuns: 400 },
  );
});

describe.each([
  ['refuses', refused],
  ['writes in its own way', designed],
])('%s', (_, listed) => {
  it.each(listed.map((difference) => [difference.name, difference] as const))('%s', (_name, difference) => {
    const agreed = compare(difference.example, differences);
    expect(agreed.ours).toEqual(agreed.theirs);
    // Without this entry the two differ: the list has nothing that is no longer a difference.
    const raw = compare(
      difference.example,
      differences.filter((one) => one !== difference),
    );
    expect(raw.ours).not.toEqual(raw.theirs);
  });
});
