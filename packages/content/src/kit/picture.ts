import { err, ok } from '@inktvis/foundation/result';
import { z } from 'zod';
import { readAssetAddress, statesSize } from '../picture-address.ts';
import {
  described,
  type Field,
  type FieldOptions,
  type OrNull,
  optionalText,
  type ReadContext,
} from './definition.ts';

export type Picture = {
  readonly path: string;
  /** Size of the original in pixels; 0 while it is not known, since its address does not state it. */
  readonly width: number;
  readonly height: number;
  /** Description for people who cannot see it; `''` for decoration. */
  readonly alt: string;
  /** `x1xy1:x2xy2` in original pixels, or null. */
  readonly focus: string | null;
  readonly title: string;
  readonly copyright: string;
};

const NOT_SHOWN =
  'geen beeld uit de bibliotheek, of geen dat browsers tonen (png, jpeg, webp, gif, svg, avif)';
const FOCUS = /^\d+x\d+:\d+x\d+$/;

const wirePicture = z.object({
  filename: z.string().nullish(),
  alt: optionalText,
  title: optionalText,
  copyright: optionalText,
  focus: optionalText,
});

/** Reads an asset (storyblok.com/docs/concepts/fields); null when unset, undefined when no picture that we can show. */
export function readPicture(
  value: unknown,
  { sizeOf }: Pick<ReadContext, 'sizeOf'>,
): Picture | null | undefined {
  const parsed = wirePicture.safeParse(value);
  if (!parsed.success) return undefined;
  const { filename, focus, ...described } = parsed.data;
  if (!filename) return null;
  const source = readAssetAddress(filename);
  if (source === null) return undefined;
  const size = statesSize(source) ? {} : sizeOf?.(source.path);
  return { ...source, ...size, ...described, focus: FOCUS.test(focus) ? focus : null };
}

/** A picture; null when the editor chose none. Only files of the asset store: other hosts are never loaded. */
export const picture = <O extends FieldOptions>(options: O): Field<OrNull<Picture, O>> => ({
  ...described({ help: 'Beschrijf bij het beeld wat wie het niet ziet moet weten (alt).', ...options }),
  cms: { type: 'asset', filetypes: ['images'], allow_external_url: false },
  empty: options.required ? undefined : null,
  read(value, context) {
    const found = readPicture(value, context);
    if (found === undefined) return err(NOT_SHOWN);
    if (found === null && options.required) return err('is verplicht');
    return ok(found);
  },
});
