import { withoutControls } from '@inktvis/foundation/control-characters';

/** They can disguise the text after them. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/gu;

/** A value on one line, without control characters, of at most `max` characters. */
export function oneLine(value: string, max = Number.POSITIVE_INFINITY): string {
  const line = withoutControls(value)
    .replace(DIRECTION_MARKS, '')
    .replace(/[ \t\n]+/g, ' ')
    .trim();
  const characters = [...line];
  const start = characters.slice(0, max - 1).join('');
  return characters.length <= max ? line : `${start.trimEnd()}…`;
}

export const linesOf = (value: string): string[] =>
  withoutControls(value).replace(DIRECTION_MARKS, '').replaceAll('\t', ' ').trim().split('\n');

const ADDRESS = /^[^\s@<>(),;:"\\[\]\p{Cc}]{1,64}@[^\s@<>(),;:"\\[\]\p{Cc}]{1,253}$/u;

/** Whether it is one bare address: nothing in it can add a header or a second address. */
export const isAddress = (value: string): boolean =>
  value.length <= 254 && value.isWellFormed() && ADDRESS.test(value);
