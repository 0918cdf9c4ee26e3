import type { RichTextNode } from '@inktvis/content';
import { blocks } from '@inktvis/messages/blocks';
import { fill } from '@inktvis/messages/fill';
import type { ReactNode } from 'react';
import { each, plainText, scrollRegion } from './inline.tsx';
import styles from './RichText.module.css';

type TableNode = Extract<RichTextNode, { type: 'table' }>;
type CellContent = (children: readonly RichTextNode[]) => ReactNode;

function row(node: RichTextNode, scope: 'col' | 'row', cell: CellContent): ReactNode {
  if (node.type !== 'tableRow') return null;
  const cells = each(node.children, (one) => {
    if (one.type !== 'tableCell' && one.type !== 'tableHeader') return null;
    const span = {
      colSpan: one.colspan === 1 ? undefined : one.colspan,
      rowSpan: one.rowspan === 1 ? undefined : one.rowspan,
    };
    const content = cell(one.children);
    if (one.type === 'tableCell') return <td {...span}>{content}</td>;
    return (
      <th scope={scope} {...span}>
        {content}
      </th>
    );
  });
  return <tr>{cells}</tr>;
}

/** A table that scrolls inside itself; it is named after its columns. */
export function Table({ table, cell }: { readonly table: TableNode; readonly cell: CellContent }) {
  const [first] = [...table.head, ...table.children];
  if (!first) return null;
  const columns = first.type === 'tableRow' ? first.children.map((one) => plainText([one])).join(', ') : '';
  return (
    <div className={styles.table} {...scrollRegion('region', fill(blocks.table_label, { columns }))}>
      <table>
        {table.head.length > 0 && <thead>{each(table.head, (one) => row(one, 'col', cell))}</thead>}
        <tbody>{each(table.children, (one) => row(one, 'row', cell))}</tbody>
      </table>
    </div>
  );
}
