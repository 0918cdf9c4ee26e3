import { type Colours, hasMascot } from '@inktvis/foundation/brand';
import { escapeXml } from '@inktvis/foundation/xml';
import { myList } from '@inktvis/messages/my-list';
import { programme } from '@inktvis/messages/programme';
import { MY_LIST_PATH, PROGRAMME_PATH } from '@inktvis/programme/paths';

const png = (src: string, side: number, purpose?: 'maskable') => ({
  src,
  sizes: `${side}x${side}`,
  type: 'image/png',
  ...(purpose ? { purpose } : {}),
});

/** Path of the icon that is drawn for a brand without pictures of its own. */
export const LETTER_ICON = '/letter.svg';

/** The icons that are drawn for the demo brand are of no other. */
const icons = (brand: string) =>
  hasMascot(brand)
    ? [png('/icon-192.png', 192), png('/icon-512.png', 512), png('/icon-maskable-512.png', 512, 'maskable')]
    : [{ src: LETTER_ICON, sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }];

export const manifest = (brand: string, colours: Pick<Colours, 'blue' | 'ink'>) => ({
  id: '/',
  name: brand,
  short_name: brand,
  lang: 'nl-BE',
  dir: 'ltr',
  start_url: PROGRAMME_PATH,
  scope: '/',
  display: 'minimal-ui',
  background_color: colours.blue,
  theme_color: colours.ink,
  icons: icons(brand),
  shortcuts: [
    { name: programme.today, url: PROGRAMME_PATH },
    { name: myList.title, url: MY_LIST_PATH },
  ],
});

/** The first character as a reader sees it, with its accents. */
const firstLetter = (brand: string): string =>
  [...new Intl.Segmenter('nl').segment(brand)][0]?.segment.toLocaleUpperCase('nl') ?? '';

/** The icon of a brand without pictures of its own: its first letter, inside the circle that a home screen may cut out. */
export const letterIcon = (brand: string, { blue, ink }: Pick<Colours, 'blue' | 'ink'>): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">' +
  `<rect width="64" height="64" fill="${blue}"/>` +
  `<text x="32" y="44" fill="${ink}" font-family="Georgia, serif" font-size="36" font-weight="700" ` +
  `text-anchor="middle">${escapeXml(firstLetter(brand))}</text></svg>`;
