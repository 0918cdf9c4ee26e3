import type { RichTextNode } from '@inktvis/content';
import { aPicture } from '@inktvis/programme/testing/stories';

export const words = (
  text: string,
  ...marks: Extract<RichTextNode, { type: 'text' }>['marks'][number][]
): RichTextNode => ({
  type: 'text',
  text,
  marks,
});
export const paragraph = (...children: RichTextNode[]): RichTextNode => ({
  type: 'paragraph',
  align: null,
  children,
});
export const heading = (level: number, text: string): RichTextNode => ({
  type: 'heading',
  level,
  children: [words(text)],
});
const cell = (type: 'tableCell' | 'tableHeader', text: string): RichTextNode => ({
  type,
  colspan: 1,
  rowspan: 1,
  children: [paragraph(words(text))],
});
const item = (...children: RichTextNode[]): RichTextNode => ({ type: 'listItem', children });
const link = (href: string, newWindow = false) =>
  ({ type: 'link', link: { href, external: href.startsWith('http'), newWindow } }) as const;

/** Every node and mark of running text. */
export const everyNode: readonly RichTextNode[] = [
  paragraph(
    words('Gewone tekst met '),
    words('vet', { type: 'bold' }),
    words(', '),
    words('cursief', { type: 'italic' }),
    words(', '),
    words('onderlijnd', { type: 'underline' }),
    words(', '),
    words('doorstreept', { type: 'strike' }),
    words(', '),
    words('gemarkeerd', { type: 'highlight' }),
    words(', '),
    words('code', { type: 'code' }),
    words(', x'),
    words('2', { type: 'superscript' }),
    words(', H'),
    words('2', { type: 'subscript' }),
    words('O, een '),
    words('link binnen de site', link('/praktisch')),
    words(', een '),
    words('link naar buiten', link('https://www.delijn.be')),
    words(','),
    { type: 'break' },
    words('een harde regelbreuk en '),
    words('gewoon', { type: 'anchor', id: 'gewoon' }),
    words(' verder.'),
  ),
  heading(2, 'Titel in de tekst'),
  paragraph(words('Alinea na een titel. Wie leest, reist zonder koffer, en komt toch met iets thuis.')),
  heading(3, 'Tussentitel'),
  {
    type: 'bulletList',
    children: [
      item(paragraph(words('Eerste punt'))),
      item(paragraph(words('Tweede punt')), {
        type: 'bulletList',
        children: [item(paragraph(words('Een stap dieper')))],
      }),
      item(paragraph(words('Derde punt'))),
    ],
  },
  heading(4, 'Kleine titel'),
  {
    type: 'orderedList',
    start: 1,
    children: [
      item(paragraph(words('Neem plaats.'))),
      item(paragraph(words('Sla open.')), {
        type: 'orderedList',
        start: 1,
        children: [item(paragraph(words('Liefst bij het begin.')))],
      }),
      item(paragraph(words('Lees.'))),
    ],
  },
  heading(5, 'Kop vijf'),
  heading(6, 'Kop zes'),
  { type: 'blockquote', children: [paragraph(words('’t Er viel ’ne keer een bladtjen op het water.'))] },
  { type: 'rule' },
  { type: 'code', text: 'const dagen = 9;\nlees(dagen, { met: "thee" });' },
  {
    type: 'table',
    head: [
      {
        type: 'tableRow',
        children: ['Dag', 'Open', 'Laatste binnenkomst'].map((text) => cell('tableHeader', text)),
      },
    ],
    children: [
      {
        type: 'tableRow',
        children: [
          cell('tableHeader', 'zaterdag'),
          cell('tableCell', '10.00–18.00'),
          cell('tableCell', '17.15'),
        ],
      },
      {
        type: 'tableRow',
        children: [
          cell('tableHeader', 'donderdag'),
          cell('tableCell', '10.00–23.30'),
          cell('tableCell', '22.30'),
        ],
      },
    ],
  },
  {
    type: 'image',
    link: null,
    picture: aPicture({
      path: '1001/1600x1066/0a1b2c3d4e/koffie-boek.webp',
      alt: 'Een open boek naast een kop koffie',
      title: 'Een beeld in de tekst, zonder hap.',
    }),
  },
];
