/** Everything that some reader takes for the end of a line. */
const LINE_BREAK = /\r\n|[\n\r\v\f\x85\u2028\u2029]/g;
/** Control characters other than the tab and the line feed. */
const CONTROL = /[^\P{Cc}\t\n]/gu;

/** Line ends as `\n` and control characters as spaces, never as nothing: the words around them would become one. */
export const withoutControls = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(LINE_BREAK, '\n')
    .replace(CONTROL, ' ');
