import type { RichTextNode } from '@inktvis/content';
import { aPicture } from '@inktvis/programme/testing/stories';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { paragraph, words } from '../testing/blocks.ts';
import { RichText } from './RichText.tsx';

const link = (href: string, newWindow = false) =>
  ({ type: 'link', link: { href, external: href.startsWith('http'), newWindow } }) as const;
const html = (...nodes: RichTextNode[]) => renderToStaticMarkup(<RichText nodes={nodes} />);

describe('text', () => {
  it('escapes what an editor types', () => {
    expect(html(paragraph(words('<script>alert("1")</script>')))).toContain('&lt;script&gt;');
  });

  it('wears its marks from the inside out', () => {
    expect(html(paragraph(words('nu', { type: 'bold' }, { type: 'italic' })))).toContain(
      '<em><strong>nu</strong></em>',
    );
  });

  it('leaves out empty paragraphs and headings', () => {
    expect(html(paragraph(), { type: 'heading', level: 2, children: [] })).not.toMatch(/<p|<h/);
  });

  it('takes a picture out of the middle of a paragraph', () => {
    const picture = aPicture({ title: 'Zetel 3', copyright: 'Inktvis' });
    const markup = html(paragraph(words('voor'), { type: 'image', picture, link: null }, words('na')));
    expect(markup).toMatch(
      /<p>voor<\/p><figure>.*<figcaption[^>]*>Zetel 3\. Beeld: Inktvis\.<\/figcaption><\/figure><p>na<\/p>/,
    );
  });
});

describe('links', () => {
  it('of neighbours to one address are one link', () => {
    const markup = html(
      paragraph(words('lees '), words('dit ', link('/a')), words('nu', { type: 'bold' }, link('/a'))),
    );
    expect(markup).toContain('<a href="/a">dit <strong>nu</strong></a>');
  });

  it('to different addresses stay apart', () => {
    expect(html(paragraph(words('a', link('/a')), words('b', link('/b'))))).toContain(
      '<a href="/a">a</a><a href="/b">b</a>',
    );
  });

  it('that open a window say so and do not hand over the page', () => {
    const markup = html(paragraph(words('daar', link('https://www.delijn.be', true))));
    expect(markup).toContain('rel="noopener"');
    expect(markup).toContain('opent in een nieuw venster');
  });
});

it.each([
  ['its description', { alt: 'Een hal' }, 'Een hal'],
  ['its title', { alt: '', title: 'Zetel 3' }, 'Zetel 3'],
  ['where it leads', { alt: '', title: '' }, 'https://www.delijn.be'],
])('a picture that is a link is one, named by %s', (_how, about, name) => {
  const to = { href: 'https://www.delijn.be', external: true, newWindow: false };
  const markup = html({ type: 'image', picture: aPicture(about), link: to });
  expect(markup).toMatch(
    /<figure><a href="https:\/\/www\.delijn\.be"><img[^>]*>.*opent een andere site.*<\/a>/,
  );
  expect(markup).toContain(`alt="${name}"`);
});

it('a table scrolls in a region that the keyboard reaches, named after its columns', () => {
  const cell = (type: 'tableHeader' | 'tableCell', text: string): RichTextNode => ({
    type,
    colspan: 1,
    rowspan: 1,
    children: [paragraph(words(text))],
  });
  const markup = html({
    type: 'table',
    head: [{ type: 'tableRow', children: [cell('tableHeader', 'Dag'), cell('tableHeader', 'Open')] }],
    children: [{ type: 'tableRow', children: [cell('tableHeader', 'zaterdag'), cell('tableCell', '10.00')] }],
  });
  expect(markup).toContain('role="region" tabindex="0" aria-label="Tabel: Dag, Open"');
  expect(markup).toContain('<th scope="col">Dag</th>');
  expect(markup).toContain('<th scope="row">zaterdag</th><td>10.00</td>');
});

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
};
/** What a reader sees of markup. */
const shown = (markup: string) =>
  markup.replace(/<[^>]+>/g, '').replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);

it('every word is on the page, in its order, whatever an editor nests', () => {
  const leaf = fc
    .string({ minLength: 1 })
    .chain((text) => fc.constantFrom<RichTextNode>(paragraph(words(text)), { type: 'code', text }));
  const { node } = fc.letrec<{ node: RichTextNode }>((tie) => {
    const children = fc.array(tie('node'), { maxLength: 3 });
    return {
      node: fc.oneof(
        { maxDepth: 4 },
        leaf,
        children.map((inside): RichTextNode => ({ type: 'blockquote', children: inside })),
        children.map(
          (inside): RichTextNode => ({
            type: 'bulletList',
            children: [{ type: 'listItem', children: inside }],
          }),
        ),
      ),
    };
  });
  const said = (nodes: readonly RichTextNode[]): string =>
    nodes.map((one) => ('text' in one ? one.text : 'children' in one ? said(one.children) : '')).join('');
  fc.assert(
    fc.property(fc.array(node), (nodes) => {
      expect(shown(html(...nodes))).toBe(said(nodes));
    }),
  );
});
