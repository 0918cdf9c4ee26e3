import type { Link, RichTextMark, RichTextNode } from '@inktvis/content';
import { createElement, Fragment, type ReactNode } from 'react';
import { HintedLink } from '../../ui/controls/LinkHint.tsx';
import { Icon } from '../../ui/images/Icon.tsx';

/** Every entry of a list that never changes, side by side: as separate children they need no keys. */
export const each = <T,>(list: readonly T[], show: (entry: T, index: number) => ReactNode) =>
  createElement(Fragment, null, ...list.map(show));

/** What scrolls sideways inside itself must be reachable by keyboard, and a focus stop needs a name. */
export const scrollRegion = (role: 'region' | 'group', label: string) => ({
  role,
  tabIndex: 0,
  'aria-label': label,
});

export const plainText = (nodes: readonly RichTextNode[]): string =>
  nodes
    .map((node) => (node.type === 'text' ? node.text : 'children' in node ? plainText(node.children) : ''))
    .join('');

type Text = Extract<RichTextNode, { type: 'text' }>;

const linkOf = (node: RichTextNode): Link | null => {
  const mark = node.type === 'text' ? node.marks.find((one) => one.type === 'link') : undefined;
  return mark?.type === 'link' ? mark.link : null;
};

const sameLink = (a: Link | null, b: Link | null): boolean =>
  a === b || (a !== null && b !== null && a.href === b.href && a.newWindow === b.newWindow);

const TAGS = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  highlight: 'mark',
} as const;

/** The mark around what is inside it; the first mark of a text is the innermost (storyblok.com/docs/concepts/fields). */
function dress(inner: ReactNode, mark: RichTextMark): ReactNode {
  if (mark.type === 'link') return inner;
  if (mark.type === 'anchor') return <span id={mark.id}>{inner}</span>;
  const Tag = TAGS[mark.type];
  return <Tag>{inner}</Tag>;
}

const words = (node: Text): ReactNode => node.marks.reduce<ReactNode>(dress, node.text);

const Anchor = ({ link, children }: { link: Link; children: ReactNode }) => (
  <HintedLink {...link}>
    {children}
    {(link.external || link.newWindow) && <Icon name="external" />}
  </HintedLink>
);

export const isInline = (node: RichTextNode): boolean => node.type === 'text' || node.type === 'break';

/** Text with its marks; neighbours with the same link share one `<a>`. */
export function inline(nodes: readonly RichTextNode[]): ReactNode {
  const runs: { link: Link | null; nodes: RichTextNode[] }[] = [];
  for (const node of nodes) {
    const link = linkOf(node);
    const run = runs.at(-1);
    if (run && sameLink(run.link, link)) run.nodes.push(node);
    else runs.push({ link, nodes: [node] });
  }
  return each(runs, ({ link, nodes: run }) => {
    const inner = each(run, (node) => {
      if (node.type === 'text') return words(node);
      return node.type === 'break' ? <br /> : null;
    });
    return link ? <Anchor link={link}>{inner}</Anchor> : inner;
  });
}
