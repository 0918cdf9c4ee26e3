import type { Link, Picture, RichTextNode } from '@inktvis/content';
import { blocks } from '@inktvis/messages/blocks';
import { fill } from '@inktvis/messages/fill';
import type { ReactNode } from 'react';
import { HintedLink } from '../../ui/controls/LinkHint.tsx';
import { ResponsiveImage } from '../../ui/images/ResponsiveImage.tsx';
import type { BlockProps } from '../entry.ts';
import { captionOf } from '../image/Image.tsx';
import { alignHeadings, isSection } from '../outline.ts';
import { each, inline, isInline, plainText, scrollRegion } from './inline.tsx';
import styles from './RichText.module.css';

type RichTextProps = {
  readonly nodes: readonly RichTextNode[];
  /** The level above the text; its own headings continue from there. */
  readonly headingAbove?: number;
  /** The highest level its headings may have. */
  readonly headingFloor?: number;
  readonly dropCap?: boolean;
  /** The ids of its headings of level 2, in order. */
  readonly sectionIds?: readonly string[];
};

const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

type Image = Extract<RichTextNode, { type: 'image' }>;

/** A picture that is a link needs words, since they are all that names the link. */
const linkWords = ({ alt, title }: Picture, { href }: Link): string => alt || title || href;

function Figure({ picture, link }: Image) {
  const caption = captionOf(picture.title, picture);
  const alt = link ? linkWords(picture, link) : picture.alt;
  const image = <ResponsiveImage picture={picture} sizes="(min-width: 840px) 45rem, 89vw" alt={alt} />;
  return (
    <figure>
      {link ? <HintedLink {...link}>{image}</HintedLink> : image}
      {caption && <figcaption className="note above-2">{caption}</figcaption>}
    </figure>
  );
}

/** Editors can put a picture in the middle of a paragraph; in a page it is between two. */
function paragraph(children: readonly RichTextNode[], className: string | undefined): ReactNode {
  const runs: RichTextNode[][] = [];
  for (const child of children) {
    const run = runs.at(-1);
    if (run?.[0] && isInline(child) && isInline(run[0])) run.push(child);
    else runs.push([child]);
  }
  return each(runs, (run) => {
    const [first] = run;
    return first && isInline(first) ? <p className={className}>{inline(run)}</p> : flow(run);
  });
}

/** A list item or a cell that holds one paragraph needs no paragraph. */
function tight(children: readonly RichTextNode[]): ReactNode {
  const paragraphs = children.filter((child) => child.type === 'paragraph');
  return each(children, (child) => {
    if (child.type === 'paragraph' && paragraphs.length === 1 && child.children.every(isInline)) {
      return inline(child.children);
    }
    return isInline(child) ? inline([child]) : flow([child]);
  });
}

const items = (children: readonly RichTextNode[]): ReactNode =>
  each(children, (child) => <li>{tight(child.type === 'listItem' ? child.children : [child])}</li>);

function row(node: RichTextNode, scope: 'col' | 'row'): ReactNode {
  if (node.type !== 'tableRow') return null;
  const cells = each(node.children, (cell) => {
    if (cell.type !== 'tableCell' && cell.type !== 'tableHeader') return null;
    const span = {
      colSpan: cell.colspan === 1 ? undefined : cell.colspan,
      rowSpan: cell.rowspan === 1 ? undefined : cell.rowspan,
    };
    const content = tight(cell.children);
    if (cell.type === 'tableCell') return <td {...span}>{content}</td>;
    return (
      <th scope={scope} {...span}>
        {content}
      </th>
    );
  });
  return <tr>{cells}</tr>;
}

function Table({ head, children }: Extract<RichTextNode, { type: 'table' }>) {
  const [first] = [...head, ...children];
  if (!first) return null;
  const columns = first.type === 'tableRow' ? first.children.map((one) => plainText([one])).join(', ') : '';
  return (
    <div className={styles.table} {...scrollRegion('region', fill(blocks.table_label, { columns }))}>
      <table>
        {head.length > 0 && <thead>{each(head, (one) => row(one, 'col'))}</thead>}
        <tbody>{each(children, (one) => row(one, 'row'))}</tbody>
      </table>
    </div>
  );
}

function element(node: RichTextNode, dropCap = false, id?: string): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return node.children.length > 0 && paragraph(node.children, dropCap ? styles.lead : undefined);
    case 'heading': {
      const Heading = HEADINGS[Math.max(0, node.level - 2)] ?? 'h6';
      const title = node.children.filter(isInline);
      return title.length > 0 && <Heading id={id}>{inline(title)}</Heading>;
    }
    case 'bulletList':
      return <ul>{items(node.children)}</ul>;
    case 'orderedList':
      return <ol start={node.start === 1 ? undefined : node.start}>{items(node.children)}</ol>;
    case 'blockquote':
      return <blockquote>{flow(node.children)}</blockquote>;
    case 'code':
      return (
        <pre {...scrollRegion('group', blocks.code_label)}>
          <code>{node.text}</code>
        </pre>
      );
    case 'rule':
      return <hr />;
    case 'image':
      return <Figure {...node} />;
    case 'table':
      return <Table {...node} />;
    case 'text':
    case 'break':
      return inline([node]);
    // Blocks were taken out by `flattenBody`; what is left has no place outside of its list or table.
    default:
      return null;
  }
}

const flow = (nodes: readonly RichTextNode[]): ReactNode => each(nodes, (node) => element(node));

/** Running text of an editor. Only what is listed here reaches the page; its links and pictures were checked. */
export function RichText({
  nodes,
  headingAbove = 1,
  headingFloor = 2,
  dropCap = false,
  sectionIds = [],
}: RichTextProps) {
  const aligned = alignHeadings(nodes, headingAbove, headingFloor).nodes;
  const sections = aligned.filter(isSection);
  return (
    <div className={styles.rich} data-rich-text="">
      {each(aligned, (node, index) =>
        element(node, dropCap && index === 0, sectionIds[sections.indexOf(node)]),
      )}
    </div>
  );
}

export const RichTextBlock = ({ block, place }: BlockProps<'rich_text'>) => (
  <RichText
    nodes={block.text}
    headingAbove={place.headingAbove}
    dropCap={place.dropCap}
    sectionIds={place.sectionIds}
  />
);
