type Shortcut = { readonly name: string; readonly url: string };

type Options = {
  readonly brand: string;
  /** Path of the page it opens with. */
  readonly start: string;
  readonly shortcuts: readonly Shortcut[];
  /** Whether the icons drawn for the demo brand are this brand's. */
  readonly hasIcons: boolean;
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
export const manifest = ({ brand, start, shortcuts, hasIcons }: Options) => ({
  id: '/',
  name: brand,
  short_name: brand,
  lang: 'nl-BE',
  dir: 'ltr',
  start_url: start,
  scope: '/',
  display: 'minimal-ui',
  background_color: '#BDE2EC',
  theme_color: '#071827',
  icons: icons(hasIcons),
  shortcuts,
});
