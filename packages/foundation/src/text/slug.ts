/** A text as part of an address, `Zoë van den Vulpen` → `zoe-van-den-vulpen`; empty without a letter or digit of any script. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
