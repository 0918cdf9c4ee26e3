const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
/** No spaces, quotes, brackets or separators: what could end up in a header means nothing there. Nor what was lost (�). */
const LOCAL = String.raw`[^\s@"(),:;<>[\]\\\p{C}\ufffd]{1,64}`;
const PLAUSIBLE = new RegExp(String.raw`^${LOCAL}@(?:${LABEL}\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$`, 'iu');

/**
 * Whether mail could arrive at `text` (requirements 5): one address with a domain that has a full stop in it, no name
 * around it. Whether it exists only a letter can tell.
 */
export const isPlausibleEmail = (text: string): boolean =>
  text.length <= 254 && !/^\.|\.\.|\.@/.test(text) && PLAUSIBLE.test(text);
