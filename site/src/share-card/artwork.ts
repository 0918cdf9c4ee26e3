import { COLOURS } from '@inktvis/foundation/brand';
import type { ThemeIcon } from '@inktvis/programme/programme-item';
import squid from '../ui/art/inktvis-hero.svg?raw';
import mask from '../ui/art/masker-hoek-a.svg?raw';
import blot from '../ui/art/vlek-2.svg?raw';
import sprite from '../ui/images/sprite.svg?raw';

const asImage = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const drawing = (viewBox: string, shapes: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${attributes}>${shapes}</svg>`;

function symbol(id: string, viewBox: string, colour: string): string {
  const [, shapes = ''] =
    // biome-ignore lint/plugin: a name of ours, escaped.
    new RegExp(`<symbol id="${RegExp.escape(id)}"[^>]*>(.*?)</symbol>`, 's').exec(sprite) ?? [];
  const coloured = shapes.replaceAll('currentColor', colour).replaceAll('var(--logo-eye)', '#fff');
  return asImage(drawing(viewBox, `<g fill="${colour}">${coloured}</g>`));
}

export const LOGO = symbol('logo', '0 0 797 176', COLOURS.ink);
/** Its height in parts of its width. */
export const LOGO_RATIO = 176 / 797;

export const SQUID = asImage(squid);

export const BLOT = asImage(blot);

export const genreIcon = (name: ThemeIcon, colour: string): string =>
  symbol(`g-${name}`, '0 0 48 48', colour);

/** Side of the corner that is cut out of a picture, in px. */
const CORNER = 204;

/** The shape to cut out of the lower right corner of a picture, as SVG; one pixel beyond its edges, as on the site. */
export function cornerShape({ width, height }: { readonly width: number; readonly height: number }): string {
  const shape = mask.replace(/^.*?<svg[^>]*>/s, '').replace('</svg>', '');
  return drawing(
    `0 0 ${width} ${height}`,
    `<svg x="${width - CORNER + 1}" y="${height - CORNER + 1}" width="${CORNER}" height="${CORNER}" viewBox="0 0 240 240">${shape}</svg>`,
    `width="${width}" height="${height}"`,
  );
}
