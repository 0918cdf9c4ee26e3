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

/** A picture of the content service's asset store. */
export type Picture = {
  /** `{space}/{W}x{H}/{hash}/{name}`, without host: the site decides which way it is fetched. */
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

const FOCUS = /^\d+x\d+:\d+x\d+$/;

const wirePicture = z.object({
  filename: z.string().nullish(),
  alt: optionalText,
  title: optionalText,
  copyright: optionalText,
  focus: optionalText,
});

/** Reads an asset object (storyblok.com/docs/concepts/fields); null when unset, undefined when it is not a picture that we can show. */
export function readPicture(
  value: unknown,
  { sizeOf }: Pick<ReadContext, 'sizeOf'>,
): Picture | null | undefined {
  const parsed = wirePicture.safeParse(value);
  if (!parsed.success) return undefined;
  if (!parsed.data.filename) return null;
  const source = readAssetAddress(parsed.data.filename);
  if (source === null) return undefined;
  const { alt, title, copyright, focus } = parsed.data;
  return {
    ...source,
    ...(statesSize(source) ? {} : sizeOf?.(source.path)),
    alt,
    title,
    copyright,
    focus: FOCUS.test(focus) ? focus : null,
  };
}

/** A picture; null when the editor chose none. Only files of the asset store: other hosts are never loaded. */
export const picture = <O extends FieldOptions>(options: O): Field<OrNull<Picture, O>> => ({
  ...described({ help: 'Beschrijf bij het beeld wat wie het niet ziet moet weten (alt).', ...options }),
  cms: { type: 'asset', filetypes: ['images'], allow_external_url: false },
  empty: options.required ? undefined : null,
  read(value, context) {
    const found = readPicture(value, context);
    if (found === undefined)
      return err(
        'geen beeld uit de bibliotheek, of geen dat browsers tonen (png, jpeg, webp, gif, svg, avif)',
      );
    if (found === null && options.required) return err('is verplicht');
    return ok(found);
  },
});
