import { err, ok, type Result } from '@inktvis/foundation/result';
import { type Area, CROP, type Filters, parseArea, parseFilters } from './filters.ts';

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

/** No side of an answer is longer, in pixels; both shrink together (requirements 5). */
export const MAX_SIDE = 4000;

const SIZE = /^(-?)(\d{1,6})x(-?)(\d{1,6})$/;

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
