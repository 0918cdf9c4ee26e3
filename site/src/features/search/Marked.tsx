/** A stretch of a text that matches the term: from one position up to, not including, another. */
export type Mark = readonly [from: number, until: number];

/** A part of a text. */
export type Part = { readonly text: string; readonly isMarked: boolean };

/** A text split where its marks begin and end. */
export function partsOf(text: string, marks: readonly Mark[]): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const [from, until] of marks) {
    parts.push(
      { text: text.slice(at, from), isMarked: false },
      { text: text.slice(from, until), isMarked: true },
    );
    at = until;
  }
  return [...parts, { text: text.slice(at), isMarked: false }].filter((part) => part.text !== '');
}

type MarkedProps = { readonly parts: readonly Part[]; readonly as: 'mark' | 'b' };

/** A text in which what matches the term is marked. */
export const Marked = ({ parts, as: Tag }: MarkedProps) =>
  parts.map(({ text, isMarked }, at) => {
    const key = `${at}:${text}`;
    return isMarked ? <Tag key={key}>{text}</Tag> : text;
  });
