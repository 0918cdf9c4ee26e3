/** Addresses that open something for who has them: the links in the newsletter mails. */
const TOKEN = /(token(?:=|%3D))[\w.~%-]+/gi;

/** A line of a log without the tokens of the addresses in it, wherever they stand: a path, a message, a stack. */
export const withoutTokens = (line: string): string => line.replace(TOKEN, '$1…');
