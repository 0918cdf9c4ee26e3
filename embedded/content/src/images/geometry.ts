import type { Area } from './filters.ts';

export type Size = { readonly width: number; readonly height: number };
export type Box = Size & { readonly left: number; readonly top: number };

const within = (value: number, max: number): number => Math.min(max, Math.max(0, value));
const side = (value: number): number => Math.max(1, Math.round(value));

/** The part of the crop that lies on the picture; undefined when none does. */
export function boxOf(crop: Area, source: Size): Box | undefined {
  const left = within(crop.left, source.width);
  const top = within(crop.top, source.height);
  const width = within(crop.right, source.width) - left;
  const height = within(crop.bottom, source.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}

/**
 * The size to deliver for a wanted size, in which 0 leaves a side free: in the wanted proportion, and never larger
 * than the source on either side (requirements 5).
 */
export function targetSize(source: Size, wanted: Size): Size {
  const ratio = source.width / source.height;
  const width = wanted.width || (wanted.height ? wanted.height * ratio : source.width);
  const height = wanted.height || (wanted.width ? wanted.width / ratio : source.height);
  const factor = Math.min(1, source.width / width, source.height / height);
  return { width: side(width * factor), height: side(height * factor) };
}

/** The size of the whole picture when it has to fit in the wanted size; never larger than the source. */
export function fittedSize(source: Size, wanted: Size): Size {
  const factor = Math.min(
    1,
    wanted.width ? wanted.width / source.width : 1,
    wanted.height ? wanted.height / source.height : 1,
  );
  return { width: side(source.width * factor), height: side(source.height * factor) };
}

/** The largest part of the source in the proportion of the target, around the middle of `focal` as far as it goes. */
export function coverBox(source: Size, target: Size, focal: Area | undefined): Box {
  const factor = Math.min(source.width / target.width, source.height / target.height);
  const width = Math.min(source.width, side(target.width * factor));
  const height = Math.min(source.height, side(target.height * factor));
  const middleX = focal ? (focal.left + focal.right) / 2 : source.width / 2;
  const middleY = focal ? (focal.top + focal.bottom) / 2 : source.height / 2;
  return {
    width,
    height,
    left: Math.round(within(middleX - width / 2, source.width - width)),
    top: Math.round(within(middleY - height / 2, source.height - height)),
  };
}
