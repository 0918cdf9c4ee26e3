/** Where a browser may break a word (U+00AD). Editors write them, and `hyphenate` adds them to long words of titles. */
export const SOFT_HYPHEN = '\u00ad';

/** For whatever is no page: title bars, calendars, feeds and search show soft hyphens, or do not find words with them. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll(SOFT_HYPHEN, '');
