import type { Block, BodyNode } from '@inktvis/content';
import { describe, expect, it } from 'vitest';
import { arrange, type Item, type Section } from './arrange.ts';
import { gatherBody } from './gather.ts';
import { aContext } from './testing/content.ts';
import { anImage, aQuote, aText, samples } from './testing/samples.ts';
import { paragraph, words } from './testing/text-samples.ts';

const text = () => aText(paragraph(words('Lees.')));
const floating = () => aQuote({ shouldFloat: true });
const section = samples.text_image_section.normal as Block<'text_image_section'>;

async function arranged(body: readonly BodyNode[]) {
  const parts = await gatherBody(body, { context: aContext(), preview: true, report: () => {} });
  return arrange(parts, { page: 'orange', dropCap: false, ornaments: true });
}

const name = (item: Item) =>
  item.kind === 'note' ? 'note' : item.floats ? `floating ${item.type}` : item.type;
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
      [floating(), text(), anImage({ shouldFloat: true }), text()],
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
