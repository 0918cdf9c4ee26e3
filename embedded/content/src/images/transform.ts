import { err, ok, type Result } from '@inktvis/foundation/result';

const FORMATS = ['webp', 'jpeg', 'png', 'avif'] as const;
export type Format = (typeof FORMATS)[number];

/** Hex colour with `#`, or transparent. */
type Fill = string;

/** Filters that the service carries out; each clamped to its range. */
type Filters = {
  readonly format?: Format;
  /** 0–100 */
  readonly quality?: number;
  /** -100–100 */
  readonly brightness?: number;
  /** Sigma of the blur, 0–100. */
  readonly blur?: number;
  readonly rotate?: 90 | 180 | 270;
  readonly fill?: Fill;
  readonly focal?: Area;
  readonly grayscale?: true;
  /** What was asked but is not carried out: said in `X-Image-Note`. */
  readonly ignored: readonly string[];
};

/** `a(1):b(2)` apart; a colon inside parentheses belongs to the argument. */
const FILTER = /^([a-z_]{1,20})\(([^()]{0,60})\)(?::|$)/;
const INTEGER = /^-?\d{1,9}$/;
const COLOUR = /^([0-9a-f]{3}|[0-9a-f]{6})$/i;

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

type Reading = Omit<Filters, 'ignored'> | 'ignored' | 'malformed';
type Reader = (argument: string) => Reading;

const numeric =
  (read: (value: number) => Reading): Reader =>
  (argument) =>
    INTEGER.test(argument) ? read(Number(argument)) : 'malformed';

const readers: { readonly [name: string]: Reader | undefined } = {
  quality: numeric((value) => ({ quality: clamp(value, 0, 100) })),
  brightness: numeric((value) => ({ brightness: clamp(value, -100, 100) })),
  rotate: numeric((value) => {
    if (value === 90 || value === 180 || value === 270) return { rotate: value };
    return value === 0 || value === 360 ? {} : 'ignored';
  }),
  blur(argument) {
    const [radius = '', sigma = radius, ...more] = argument.split(',');
    if (!INTEGER.test(radius) || !INTEGER.test(sigma) || more.length > 0) return 'malformed';
    return { blur: clamp(Number(sigma), 0, 100) };
  },
  format(argument) {
    const format = FORMATS.find((known) => known === argument);
    return format ? { format } : 'ignored';
  },
  fill(argument) {
    if (argument === 'transparent') return { fill: argument };
    return COLOUR.test(argument) ? { fill: `#${argument.toLowerCase()}` } : 'malformed';
  },
  focal(argument) {
    const focal = parseArea(argument, true);
    return focal ? { focal } : 'malformed';
  },
  grayscale: () => ({ grayscale: true }),
  // Nothing is ever enlarged (requirements 5), so this changes nothing.
  no_upscale: () => ({}),
};

/** Reads what follows `filters:`, with or without a colon in front. Unknown filters are ignored, broken ones refused. */
function parseFilters(text: string): Result<Filters, string> {
  let rest = text.replace(/^:/, '');
  let filters: Omit<Filters, 'ignored'> = {};
  const ignored: string[] = [];
  while (rest !== '') {
    const match = FILTER.exec(rest);
    const [whole = '', name = '', argument = ''] = match ?? [];
    if (!match) return err(`filters '${rest}' cannot be read`);
    const reading = Object.hasOwn(readers, name) ? readers[name]?.(argument) : 'ignored';
    if (reading === 'malformed') return err(`'${argument}' is no value for ${name}`);
    if (reading === 'ignored' || reading === undefined) ignored.push(name);
    else filters = { ...filters, ...reading };
    rest = rest.slice(whole.length);
  }
  return ok({ ...filters, ignored });
}

/** A rectangle in pixels of the original. */
export type Area = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** What `/m/…` asks, in the order in which it is done. */
export type Transform = {
  readonly crop: Area | undefined;
  readonly fitIn: boolean;
  /** Pixels; 0 leaves that side free. */
  readonly width: number;
  readonly height: number;
  readonly flipX: boolean;
  readonly flipY: boolean;
  readonly smart: boolean;
  readonly filters: Filters;
};

/** No side of a response is longer, in pixels; both shrink together (requirements 5). */
const MAX_SIDE = 4000;

const CROP = /^(\d{1,6})x(\d{1,6}):(\d{1,6})x(\d{1,6})$/;
const SIZE = /^(-?)(\d{1,6})x(-?)(\d{1,6})$/;

/** `X1xY1:X2xY2` as an area; undefined when it is none or is empty. */
function parseArea(text: string, mayBePoint = false): Area | undefined {
  const match = CROP.exec(text);
  if (!match) return undefined;
  const [left = 0, top = 0, right = 0, bottom = 0] = match.slice(1).map(Number);
  const holds = mayBePoint ? right >= left && bottom >= top : right > left && bottom > top;
  return holds ? { left, top, right, bottom } : undefined;
}

/** Both sides at most `MAX_SIDE`, in the same proportion. */
function limited(width: number, height: number): { width: number; height: number } {
  const factor = Math.min(1, MAX_SIDE / Math.max(width, height, 1));
  const scaled = (side: number) => (side === 0 ? 0 : Math.max(1, Math.round(side * factor)));
  return { width: scaled(width), height: scaled(height) };
}

/** Reads `[crop/][fit-in/][size/][smart/][filters:…]`; the error says which part makes no sense. */
export function parseTransform(text: string): Result<Transform, string> {
  const parts = text === '' ? [] : text.split('/');
  const next = (matches: (part: string) => boolean): string | undefined =>
    parts[0] !== undefined && matches(parts[0]) ? parts.shift() : undefined;

  const cropText = next((part) => CROP.test(part));
  const crop = cropText === undefined ? undefined : parseArea(cropText);
  if (cropText !== undefined && !crop) return err(`crop '${cropText}' is empty`);
  const fitIn = next((part) => part === 'fit-in') !== undefined;
  const [, minusX, width = '0', minusY, height = '0'] =
    SIZE.exec(next((part) => SIZE.test(part)) ?? '') ?? [];
  const smart = next((part) => part === 'smart') !== undefined;
  const filters = parseFilters(next((part) => part.startsWith('filters:'))?.slice('filters:'.length) ?? '');
  if (!filters.ok) return filters;
  if (parts.length > 0) return err(`'${parts[0]}' is no size and no operation`);
  return ok({
    crop,
    fitIn,
    ...limited(Number(width), Number(height)),
    flipX: minusX === '-',
    flipY: minusY === '-',
    smart,
    filters: filters.value,
  });
}
