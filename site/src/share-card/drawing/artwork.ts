import type { ThemeIcon } from '@inktvis/programme/programme-item';
import squid from '../../ui/art/inktvis-hero.svg?raw';
import awning from '../../ui/art/luifel.svg?raw';
import maskA from '../../ui/art/masker-hoek-a.svg?raw';
import maskB from '../../ui/art/masker-hoek-b.svg?raw';
import maskC from '../../ui/art/masker-hoek-c.svg?raw';
import blot from '../../ui/art/vlek-2.svg?raw';
import { LOGO_PATH } from '../../ui/logo-path.ts';
import sprite from '../../ui/sprite.svg?raw';
import { COLOURS } from '../colours.ts';

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A drawing of ours at its place on the sheet. */
const placed = (drawing: string, { x, y, width, height }: Place): string =>
  drawing.slice(drawing.indexOf('<svg')).replace(/^<svg[^>]*>/, (head) => {
    const viewBox = /viewBox="([^"]+)"/.exec(head)?.[1] ?? `0 0 ${width} ${height}`;
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">`;
  });

const LOGO_RATIO = 176 / 797;
export const logoHeight = (width: number): number => width * LOGO_RATIO;

const eye = (x: number, pupilX: number): string =>
  `<circle cx="${x}" cy="30" r="29"/><circle cx="${x}" cy="30" r="20" fill="#fff"/><circle cx="${pupilX}" cy="33" r="11"/>`;

/** The word mark of the demo brand. */
export const logo = (x: number, y: number, width: number): string =>
  placed(
    `<svg viewBox="0 0 797 176"><g fill="${COLOURS.ink}"><path d="${LOGO_PATH}"/>${eye(41.5, 48.5)}${eye(637.8, 631.8)}</g></svg>`,
    { x, y, width, height: logoHeight(width) },
  );

/** The sign of a genre, in ink. */
export function genreSign(name: ThemeIcon, x: number, y: number, size: number): string {
  const [, drawing = ''] = new RegExp(`<symbol id="g-${name}"[^>]*>(.*?)</symbol>`, 's').exec(sprite) ?? [];
  const inInk = drawing.replaceAll('currentColor', COLOURS.ink);
  return placed(`<svg viewBox="0 0 48 48"><g fill="${COLOURS.ink}">${inInk}</g></svg>`, {
    x,
    y,
    width: size,
    height: size,
  });
}

/** The squid in full, rising from the bottom right of the festival's card. */
export const heroSquid = (): string => placed(squid, { x: 612, y: 147, width: 648, height: 567 });

/** The blot on paper that stands in for a picture. */
export const paperBlot = (x: number, y: number, size: number): string =>
  placed(blot, { x, y, width: size, height: size });

const STRIPES = { count: 10, width: 120, drop: 140 } as const;

/** The awning of a shop across the top: stripes with round ends below a bar of ink. */
export function shopAwning(colours: readonly [string, string]): string {
  const shapes = [...awning.matchAll(/ d="([^"]+)"/g)].map(([, shape]) => shape ?? '');
  const stripes = Array.from({ length: STRIPES.count / 2 }, (_, pair) => {
    const paths = shapes.map((shape, index) => `<path fill="${colours[index % 2]}" d="${shape}"/>`).join('');
    return placed(`<svg viewBox="0 0 96 56">${paths}</svg>`, {
      x: pair * 2 * STRIPES.width,
      y: 0,
      width: 2 * STRIPES.width,
      height: STRIPES.drop,
    });
  });
  return `${stripes.join('')}<rect width="1200" height="17" fill="${COLOURS.ink}"/>`;
}

const BITE = 204;
const MASKS = { a: maskA, b: maskB, c: maskC } as const;

/** What the blot took from a corner of a picture of this size; one pixel beyond the edge, as on the site. */
export function biteShape(corner: 'a' | 'b' | 'c', size: { width: number; height: number }): string {
  const x = corner === 'b' ? -1 : size.width - BITE + 1;
  const y = corner === 'c' ? -1 : size.height - BITE + 1;
  const shape = placed(MASKS[corner], { x, y, width: BITE, height: BITE });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${shape}</svg>`;
}
