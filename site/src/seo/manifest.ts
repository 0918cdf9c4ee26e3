import type { Colours } from '@inktvis/foundation/brand';
import { escapeXml } from '@inktvis/foundation/xml';

type Shortcut = { readonly name: string; readonly url: string };

type Options = {
  readonly brand: string;
  /** Path of the page it opens with. */
  readonly start: string;
  readonly shortcuts: readonly Shortcut[];
  /** Whether the icons drawn for the demo brand are this brand's. */
  readonly hasIcons: boolean;
  readonly colours: Pick<Colours, 'blue' | 'ink'>;
};

const png = (src: string, side: number, purpose?: 'maskable') => ({
  src,
  sizes: `${side}x${side}`,
  type: 'image/png',
  ...(purpose ? { purpose } : {}),
});

/** Path of the icon that is drawn for a brand without pictures of its own. */
export const LETTER_ICON = '/letter.svg';

const icons = (hasIcons: boolean) =>
  hasIcons
    ? [png('/icon-192.png', 192), png('/icon-512.png', 512), png('/icon-maskable-512.png', 512, 'maskable')]
    : [{ src: LETTER_ICON, sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }];

/** The web app manifest: how the site is called and what it opens with on a home screen. */
export const manifest = ({ brand, start, shortcuts, hasIcons, colours }: Options) => ({
  id: '/',
  name: brand,
  short_name: brand,
  lang: 'nl-BE',
  dir: 'ltr',
  start_url: start,
  scope: '/',
  display: 'minimal-ui',
  background_color: colours.blue,
  theme_color: colours.ink,
  icons: icons(hasIcons),
  shortcuts,
});

/** The first character as a reader sees it, with its accents. */
const firstLetter = (brand: string): string =>
  [...new Intl.Segmenter('nl').segment(brand)][0]?.segment.toLocaleUpperCase('nl') ?? '';

/**
 * The icon of a brand without pictures of its own, as SVG: its first letter in the colours of the site, inside the circle
 * that a home screen may cut out.
 */
export const letterIcon = (brand: string, { blue, ink }: Pick<Colours, 'blue' | 'ink'>): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
  `<rect width="64" height="64" fill="${blue}"/>` +
  `<text x="32" y="44" fill="${ink}" font-family="Georgia, serif" font-size="36" font-weight="700" ` +
  `text-anchor="middle">${escapeXml(firstLetter(brand))}</text></svg>`;
