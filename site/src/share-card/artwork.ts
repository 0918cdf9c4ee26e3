import { COLOURS } from '@inktvis/foundation/brand';
import type { ThemeIcon } from '@inktvis/programme/programme-item';
import squid from '../ui/art/inktvis-hero.svg?raw';
import awning from '../ui/art/luifel.svg?raw';
import maskA from '../ui/art/masker-hoek-a.svg?raw';
import maskB from '../ui/art/masker-hoek-b.svg?raw';
import maskC from '../ui/art/masker-hoek-c.svg?raw';
import blot from '../ui/art/vlek-2.svg?raw';
import sprite from '../ui/images/sprite.svg?raw';

/** A drawing as an image address. */
const asImage = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const drawing = (viewBox: string, shapes: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${attributes}>${shapes}</svg>`;

/** The shapes of a symbol of the sprite. */
function shapesOf(id: string, colour: string): string {
  const symbol = new RegExp(`<symbol id="${RegExp.escape(id)}"[^>]*>(.*?)</symbol>`, 's');
  const [, shapes = ''] = symbol.exec(sprite) ?? [];
  return `<g fill="${colour}">${shapes.replaceAll('currentColor', colour).replaceAll('var(--logo-eye)', '#fff')}</g>`;
}

/** The word mark of the demo brand. */
export const LOGO = asImage(drawing('0 0 797 176', shapesOf('logo', COLOURS.ink)));
/** Its height in parts of its width. */
export const LOGO_RATIO = 176 / 797;

/** The squid, drawn in full. */
export const SQUID = asImage(squid);

/** A blot of ink. */
export const BLOT = asImage(blot);

/** The icon of a genre. */
export const genreIcon = (name: ThemeIcon, colour: string): string =>
  asImage(drawing('0 0 48 48', shapesOf(`g-${name}`, colour)));

/** A slip of paper that is cut slightly askew, to be stretched behind words. */
export const slip = (colour: string): string =>
  asImage(
    drawing(
      '0 0 1000 100',
      `<polygon fill="${colour}" points="0,7 992,0 1000,94 8,100"/>`,
      'width="1000" height="100" preserveAspectRatio="none"',
    ),
  );

/** Pairs of stripes across a card. */
const AWNING_PAIRS = 5;

/** The awning of a shop, five pairs of stripes with round ends. The drawing repeats a pair of 96 × 56. */
export function shopAwning(colours: readonly [string, string]): string {
  const shapes = [...awning.matchAll(/ d="([^"]+)"/g)].map(([, shape]) => shape ?? '');
  const pair = shapes.map((shape, index) => `<path fill="${colours[index % 2]}" d="${shape}"/>`).join('');
  const pairs = Array.from(
    { length: AWNING_PAIRS },
    (_, index) => `<g transform="translate(${index * 96})">${pair}</g>`,
  );
  return asImage(drawing(`0 0 ${AWNING_PAIRS * 96} 56`, pairs.join('')));
}

/** Side of the corner that is cut out of a picture, in px. */
const CORNER = 204;
const MASKS = { a: maskA, b: maskB, c: maskC } as const;

/** The shape to cut out of a corner of a picture of this size, as SVG; one pixel beyond its edges, as on the site. */
export function cornerShape(corner: 'a' | 'b' | 'c', size: { width: number; height: number }): string {
  const x = corner === 'b' ? -1 : size.width - CORNER + 1;
  const y = corner === 'c' ? -1 : size.height - CORNER + 1;
  const shape = MASKS[corner].replace(/^.*?<svg[^>]*>/s, '').replace('</svg>', '');
  return drawing(
    `0 0 ${size.width} ${size.height}`,
    `<svg x="${x}" y="${y}" width="${CORNER}" height="${CORNER}" viewBox="0 0 240 240">${shape}</svg>`,
    `width="${size.width}" height="${size.height}"`,
  );
}
