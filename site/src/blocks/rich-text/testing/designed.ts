import {
  filterAttributes,
  type Markup,
  type MarkupElement,
  on,
  type Rewrite,
  tidy,
  unwrap,
} from './markup.ts';
import { BASE, type Difference, HEADINGS } from './refused.ts';
import { heading, image, LIBRARY_PICTURE, link, mark, node, paragraph, storyLink, text } from './wire.ts';

const isElement = (one: Markup | undefined, tag: string): one is MarkupElement =>
  typeof one === 'object' && one.tag === tag;
const isEmpty = (element: MarkupElement): boolean => tidy(element.children).length === 0;

const hrefs = (change: (href: string) => string): Rewrite =>
  on('a', (a) => [{ ...a, attributes: { ...a.attributes, href: change(a.attributes.href ?? '') } }]);

function storyAddress(href: string): string {
  if (!href.startsWith(BASE)) return href;
  const url = new URL(href);
  url.pathname = url.pathname === '/home' ? '/' : url.pathname.replace(/\/$/, '');
  return url.href;
}

/** The way from the asset store on, which both addresses of a picture have in common. */
const assetOf = (src = ''): string => /\d+\/\d+x\d+\/[\w-]+\/[\w.%+-]+?(?=\/m\/|$)/.exec(src)?.[0] ?? src;
const picture: Rewrite = on('img', (img) => [
  { ...img, attributes: { src: assetOf(img.attributes.src), alt: img.attributes.alt ?? '' } },
]);

function besidePictures(p: MarkupElement): readonly Markup[] {
  const parts: Markup[] = [];
  let run: Markup[] = [];
  const close = () => {
    if (run.length > 0) parts.push({ ...p, children: run });
    run = [];
  };
  for (const child of p.children) {
    if (!isElement(child, 'img')) run.push(child);
    else {
      close();
      parts.push(child);
    }
  }
  close();
  return parts.length > 0 ? parts : [p];
}

function tight(holder: MarkupElement): readonly Markup[] {
  const paragraphs = holder.children.filter((child) => isElement(child, 'p'));
  const isLone = (p: MarkupElement) =>
    paragraphs.length === 1 && !p.children.some((one) => isElement(one, 'img'));
  return [
    {
      ...holder,
      children: holder.children.flatMap((one) => (isElement(one, 'p') && isLone(one) ? one.children : [one])),
    },
  ];
}

function oneLink(nodes: readonly Markup[]): readonly Markup[] {
  const joined: Markup[] = [];
  for (const one of tidy(nodes)) {
    const last = joined.at(-1);
    const here = typeof one === 'string' ? one : { ...one, children: oneLink(one.children) };
    if (isElement(last, 'a') && isElement(here, 'a') && sameAttributes(last, here)) {
      joined[joined.length - 1] = { ...last, children: [...last.children, ...here.children] };
    } else joined.push(here);
  }
  return joined;
}
const sameAttributes = (a: MarkupElement, b: MarkupElement): boolean =>
  a.attributes.href === b.attributes.href && a.attributes.target === b.attributes.target;

function underPageTitle(nodes: readonly Markup[]): readonly Markup[] {
  let last = 1;
  const belowTitle = on('h1', (title) => [{ ...title, tag: 'h2' }]);
  return belowTitle(nodes).map((one) => {
    if (typeof one === 'string' || !HEADINGS.split(' ').includes(one.tag)) return one;
    last = Math.min(Number(one.tag.slice(1)), last + 1);
    return { ...one, tag: `h${last}` };
  });
}

/** What both write, each in its own way: how the page is designed, not what an editor can say in it. */
export const designed: readonly Difference[] = [
  {
    name: 'addresses are compared by where they lead',
    example: [paragraph(text('lees', link('praktisch/vervoer')))],
    theirs: hrefs((href) => new URL(href, BASE).href),
    ours: hrefs((href) => new URL(href, BASE).href),
  },
  {
    name: 'the story home is the front page, and stories have no slash at the end',
    example: [paragraph(text('lees', storyLink('home'))), paragraph(text('lees', storyLink('nieuws/een/')))],
    theirs: hrefs(storyAddress),
  },
  {
    name: 'spaces in an anchor are hyphens: an id has none',
    example: [paragraph(text('lees', link('/praktisch#eerste stap')))],
    theirs: hrefs((href) =>
      href.startsWith(BASE) ? href.replace(/#.*/, (part) => part.replaceAll('%20', '-')) : href,
    ),
  },
  {
    name: 'neighbouring links to one place are one link',
    example: [paragraph(text('lees ', link('/a')), text('nu', link('/a', { target: null }), mark('bold')))],
    theirs: oneLink,
    ours: oneLink,
  },
  {
    name: 'a link to a new window does not hand over the page',
    example: [paragraph(text('lees', link('/a', { target: '_blank' })))],
    theirs: on('a', (a) => [
      a.attributes.target ? { ...a, attributes: { ...a.attributes, rel: 'noopener noreferrer' } } : a,
    ]),
  },
  {
    name: 'a link that leaves the site says so',
    example: [paragraph(text('lees', link('https://www.delijn.be')))],
    ours: on('a', (a) => [
      {
        ...a,
        children: a.children.filter(
          (one) =>
            !isElement(one, 'svg') && !(isElement(one, 'span') && one.attributes.class === 'visually-hidden'),
        ),
      },
    ]),
  },
  {
    name: 'a picture comes in sizes, in a figure with its caption',
    example: [image(LIBRARY_PICTURE, { title: 'Zetel 3', copyright: 'Inktvis' })],
    theirs: picture,
    ours: (nodes) => unwrap('figure')(on('figcaption', () => [])(picture(nodes))),
  },
  {
    name: 'an item or cell with one paragraph holds its words directly',
    example: [node('bullet_list', node('list_item', paragraph(text('lees'))))],
    theirs: on('li td th', tight),
  },
  {
    name: 'a picture stands between paragraphs',
    example: [paragraph(text('voor'), image(LIBRARY_PICTURE), text('na'))],
    theirs: on('p', besidePictures),
  },
  {
    name: 'empty paragraphs and headings are left out',
    example: [paragraph(), heading(2), paragraph(text('lees'))],
    theirs: on(`p ${HEADINGS}`, (one) => (isEmpty(one) ? [] : [one])),
  },
  {
    name: 'headings follow the title of the page, without skipping a level',
    example: [heading(1, text('lees')), heading(6, text('verder'))],
    theirs: underPageTitle,
  },
  {
    name: 'tables and code scroll by keyboard',
    example: [node('code_block', text('lees()')), node('table', node('tableRow', node('tableCell')))],
    ours: (nodes) =>
      filterAttributes(
        'pre',
        () => false,
      )(unwrap('div', ({ attributes }) => attributes.role === 'region')(nodes)),
  },
  {
    name: 'the heads of a table say what they head',
    example: [
      node('table', node('tableRow', node('tableHeader', paragraph(text('dag'))), node('tableCell'))),
    ],
    ours: filterAttributes('th', (name) => name !== 'scope'),
  },
  {
    name: 'a table of heads only has an empty body',
    example: [node('table', node('tableRow', node('tableHeader', paragraph(text('dag')))))],
    ours: on('tbody', (body) => (isEmpty(body) ? [] : [body])),
  },
  {
    name: 'a table without rows is nothing',
    example: [node('table')],
    theirs: on('table', (table) => (isEmpty(table) ? [] : [table])),
  },
];
