import { filterAttributes, on, type Rewrite, unwrap } from './markup.ts';
import {
  heading,
  image,
  LIBRARY_PICTURE,
  link,
  mark,
  node,
  nodeWith,
  paragraph,
  text,
  type WireNode,
} from './wire.ts';

/** A way in which our page differs from the vendor's on purpose. */
export type Difference = {
  readonly name: string;
  /** A text that shows it. */
  readonly example: readonly WireNode[];
  /** What becomes of the vendor's page, or of ours, so that both say the same. */
  readonly theirs?: Rewrite;
  readonly ours?: Rewrite;
};

/** Where relative addresses lead from. */
export const BASE = 'https://inktvis.example/';
export const HEADINGS = 'h1 h2 h3 h4 h5 h6';

const SAFE = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const leadsSomewhereSafe = (href: string): boolean =>
  URL.canParse(href, BASE) && SAFE.has(new URL(href, BASE).protocol);

const LIBRARY_ADDRESS = /\/f\/\d+\/\d+x\d+\/[\w-]+\/[\w.%+-]+$/;

const without = (tags: string, ...names: readonly string[]): Rewrite =>
  filterAttributes(tags, (name) => !names.includes(name));

/** What the vendor's renderer writes and we refuse (storyblok.com/docs/concepts/fields). */
export const refused: readonly Difference[] = [
  {
    name: 'an unsafe address: the words stay, the link goes',
    example: [paragraph(text('lees', link('java\nscript:alert(1)')))],
    theirs: unwrap('a', ({ attributes }) => !leadsSomewhereSafe(attributes.href ?? '')),
  },
  {
    name: 'a link without an address',
    example: [paragraph(text('lees', link('')))],
    theirs: unwrap('a', ({ attributes }) => ['', 'mailto:'].includes(attributes.href ?? '')),
  },
  {
    name: 'custom attributes of a link',
    example: [paragraph(text('lees', link('/a', { custom: { onclick: 'alert(1)', rel: 'nofollow' } })))],
    theirs: filterAttributes('a', (name) => name === 'href' || name === 'target'),
  },
  {
    name: 'a target other than a new window',
    example: [paragraph(text('lees', link('/a', { target: '_parent' })))],
    theirs: filterAttributes('a', (name, value) => name !== 'target' || value === '_blank'),
  },
  {
    name: 'class names of the editor',
    example: [paragraph(text('lees', mark('styled', { class: 'groot' })))],
    theirs: unwrap('span', ({ attributes }) => Object.keys(attributes).join() === 'class'),
  },
  {
    name: 'coloured text: colour, id and class go',
    example: [
      paragraph(text('lees', mark('textStyle', { color: 'red;position:fixed', id: 'a', class: 'b' }))),
    ],
    theirs: unwrap('span', ({ attributes }) => 'style' in attributes),
  },
  {
    name: 'an anchor without a name',
    example: [paragraph(text('lees', mark('anchor', { id: '' })))],
    theirs: unwrap('span', ({ attributes }) => Object.keys(attributes).length === 0),
  },
  {
    name: 'an anchor for the second time: an id is once in a page',
    example: ['lees', 'meer'].map((words) => paragraph(text(words, mark('anchor', { id: 'a' })))),
    theirs: (page) => {
      const ids = new Set<string | undefined>();
      const isAgain = (id: string | undefined) => ids.size === ids.add(id).size;
      return unwrap('span', ({ attributes }) => 'id' in attributes && isAgain(attributes.id))(page);
    },
  },
  {
    name: 'the colour of a highlight',
    example: [paragraph(text('lees', mark('highlight', { color: '#ff0' })))],
    theirs: without('mark', 'style'),
  },
  {
    name: 'alignment of text',
    example: [nodeWith('paragraph', { textAlign: 'right' }, text('lees'))],
    theirs: without(`p ${HEADINGS}`, 'style'),
  },
  {
    name: 'direction of writing: the site is in Dutch',
    example: [nodeWith('paragraph', { dir: 'rtl' }, text('lees'))],
    theirs: without(`p li blockquote ${HEADINGS}`, 'dir'),
  },
  {
    name: 'colours and widths of cells',
    example: [
      node('table', node('tableRow', nodeWith('tableCell', { colwidth: [120], backgroundColor: 'red' }))),
    ],
    theirs: without('td th', 'style'),
  },
  {
    name: 'the language class of code',
    example: [nodeWith('code_block', { class: 'language-js' }, text('lees()'))],
    theirs: without('code', 'class'),
  },
  {
    name: 'the span around an emoji',
    example: [paragraph(nodeWith('emoji', { name: 'octopus', emoji: '🐙', fallbackImage: 'x.png' }))],
    theirs: unwrap('span', ({ attributes }) => 'data-name' in attributes || 'data-emoji' in attributes),
  },
  {
    name: 'a picture from elsewhere',
    example: [image('https://elders.example/foto.png')],
    theirs: on('img', (img) => (LIBRARY_ADDRESS.test(img.attributes.src ?? '') ? [img] : [])),
  },
  {
    name: 'a picture in a heading',
    example: [heading(2, text('lees'), image(LIBRARY_PICTURE))],
    theirs: on(HEADINGS, (title) => [{ ...title, children: on('img', () => [])(title.children) }]),
  },
];
