import type { Part } from './parts.ts';

/** A text in which what was looked for stands on an ochre stroke. */
export const Marked = ({ parts }: { readonly parts: readonly Part[] }) =>
  parts.map(({ text, isMarked }, at) => {
    const key = `${at}:${text}`;
    return isMarked ? <mark key={key}>{text}</mark> : text;
  });
