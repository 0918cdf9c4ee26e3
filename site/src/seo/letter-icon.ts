import { escapeXml } from '@inktvis/foundation/xml';

/** What a reader sees as the first character, accents and all. */
const firstLetter = (brand: string): string =>
  [...new Intl.Segmenter('nl').segment(brand)][0]?.segment.toLocaleUpperCase('nl') ?? '';

/**
 * The icon of a brand without pictures of its own, as svg: its first letter on the paper of the site. The letter stays
 * inside the circle that a home screen may cut out.
 */
export const letterIcon = (brand: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
  '<rect width="64" height="64" fill="#BDE2EC"/>' +
  '<text x="32" y="44" fill="#071827" font-family="Georgia, serif" font-size="36" font-weight="700" ' +
  `text-anchor="middle">${escapeXml(firstLetter(brand))}</text></svg>`;
