import type { BodyNode, RichTextNode } from '@inktvis/content';
import { emptyBlock } from '@inktvis/content/testing';
import { describe, expect, it } from 'vitest';
import { arrange, type Item, type Section } from './arrange.ts';
import { gatherBody } from './gather.ts';
import { anAccordion, aQuote, aText, heading, paragraph, words } from './testing/blocks.ts';
import { aContext } from './testing/content.ts';

const text = () => aText(paragraph(words('Lees.')));
const floating = () => aQuote({ shouldFloat: true });
const section = emptyBlock('text_image_section');

async function arrangedAs(article: boolean, body: readonly BodyNode[]) {
  const parts = await gatherBody(body, { context: aContext(), preview: true, report: () => {} });
  return arrange(parts, { page: 'orange', dropCap: false, ornaments: true, article });
}
const arranged = async (body: readonly BodyNode[]) => (await arrangedAs(false, body)).sections;

const name = (item: Item) =>
  item.kind === 'note' ? 'note' : `${item.floats ? 'floating ' : ''}${item.block.type}`;
const outline = (sections: readonly Section[]) =>
  sections.map((one) =>
    one.kind === 'band'
      ? `${name(one.item)} on ${one.surface}`
      : one.runs.map((run) => run.map(name).join(' + ')),
  );

describe('a body', () => {
  it('has columns of text blocks between bands across the page', async () => {
    expect(outline(await arranged([text(), aQuote(), section, text()]))).toEqual([
      ['rich_text', 'quote'],
      'text_image_section on blue',
      ['rich_text'],
    ]);
  });

  it('has nothing when nothing is in it', async () => {
    expect(await arranged([])).toEqual([]);
  });
});

describe('a floating block', () => {
  it.each<[string, BodyNode[], string[]]>([
    [
      'stands beside the text after it',
      [text(), floating(), text()],
      ['rich_text', 'floating quote + rich_text'],
    ],
    ['or beside the text before it', [text(), floating()], ['floating quote + rich_text']],
    [
      'does not share a text with another',
      [floating(), text(), { ...emptyBlock('image'), shouldFloat: true }, text()],
      ['floating quote + rich_text', 'floating image + rich_text'],
    ],
    ['takes the whole column without a text', [floating(), aQuote()], ['quote', 'quote']],
    [
      'of two in a row, one stands beside each text',
      [text(), floating(), floating(), text()],
      ['floating quote + rich_text', 'floating quote + rich_text'],
    ],
  ])('%s', async (_, body, expected) => {
    expect(outline(await arranged(body))).toEqual([expected]);
  });

  it('does not reach over a band', async () => {
    const [column] = outline(await arranged([floating(), section, text()]));
    expect(column).toEqual(['quote']);
  });
});

describe('the contents of an article', () => {
  const of = async (article: boolean, ...nodes: RichTextNode[]) =>
    (await arrangedAs(article, [aText(...nodes)])).contents.map(({ id }) => id);
  const three = [
    heading(2, 'Trein en bus'),
    heading(3, 'De bus'),
    heading(2, 'Café & zo'),
    heading(2, 'Fiets'),
  ];

  it('are its headings of level 2, by slugs of their words', async () => {
    expect(await of(true, ...three)).toEqual(['trein-en-bus', 'cafe-zo', 'fiets']);
  });

  it('are left out with fewer than three, and on pages that are no article', async () => {
    expect(await of(true, heading(2, 'Trein'), heading(2, 'Bus'))).toEqual([]);
    expect(await of(false, ...three)).toEqual([]);
  });

  it('have ids that nothing else has: no other heading, nothing of the page', async () => {
    const titles = ['Bus', 'Bus', '_inhoud', '?!', 'bus-2'].map((title) => heading(2, title));
    expect(await of(true, ...titles)).toEqual(['bus', 'bus-2', 'inhoud', 'deel', 'bus-2-2']);
  });

  it('lead through blocks and bands with a title too', async () => {
    const { contents } = await arrangedAs(true, [
      aText(heading(2, 'Een')),
      { ...section, title: 'Twee' },
      anAccordion('Goed om te weten'),
    ]);
    expect(contents.map(({ title }) => title)).toEqual(['Een', 'Twee', 'Goed om te weten']);
  });
});
