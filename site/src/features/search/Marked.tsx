import { Fragment } from 'react';

/** From one position of a text up to, not including, another. */
export type Mark = readonly [from: number, until: number];

type MarkedProps = {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly as: 'mark' | 'b';
};

export const Marked = ({ text, marks, as: Tag }: MarkedProps) => (
  <>
    {marks.map(([from, until], at) => (
      <Fragment key={from}>
        {text.slice(marks[at - 1]?.[1] ?? 0, from)}
        <Tag>{text.slice(from, until)}</Tag>
      </Fragment>
    ))}
    {text.slice(marks.at(-1)?.[1] ?? 0)}
  </>
);
