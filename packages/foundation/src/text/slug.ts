/**
 * A text as part of an address, `Zoë van den Vulpen` → `zoe-van-den-vulpen`: small letters and digits of any script,
 * without accents. Empty for a text without a letter or digit.
 */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
