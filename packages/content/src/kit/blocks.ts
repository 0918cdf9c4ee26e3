import { err, ok } from '@inktvis/foundation/result';
import {
  type BlockMarker,
  type BlocksMarker,
  type BodyMarker,
  described,
  type Field,
  type FieldOptions,
  type RichTextMarker,
} from './definition.ts';
import { readBlocks } from './read.ts';
import { readRichText } from './rich-text.ts';

/** What the fields that hold blocks have in common. */
const blocksField = (names: readonly string[], options: FieldOptions) => ({
  ...described(options),
  cms: {
    type: 'bloks',
    restrict_components: true,
    restrict_type: '',
    component_whitelist: names,
    ...(options.required ? { minimum: 1 } : {}),
  },
  holds: names,
});

/** What the site shows of rich text; the editor offers nothing else: no colours, no alignment, no first heading. */
const TOOLBAR = [
  ...['paragraph', 'h2', 'h3', 'h4', 'bold', 'italic', 'list', 'olist', 'quote', 'hrule'],
  ...['link', 'anchor', 'image', 'unset', 'undo', 'redo', 'paste-action'],
];

/** Without blocks there is no button for them: an empty list of allowed blocks could mean all of them. */
const cmsRichText = (names: readonly string[]) => ({
  type: 'richtext',
  restrict_components: true,
  restrict_type: '',
  component_whitelist: names,
  customize_toolbar: true,
  toolbar: names.length > 0 ? [...TOOLBAR, 'blok'] : TOOLBAR,
  allow_target_blank: true,
  allow_custom_attributes: false,
});

/** A list of small blocks, such as the questions of an accordion; a broken one is left out and reported. */
export const blocks = <const N extends string>(
  names: readonly N[],
  options: FieldOptions,
): Field<BlocksMarker<N>> => ({
  ...blocksField(names, options),
  empty: [],
  read(value, context, path) {
    if (!Array.isArray(value)) return err('geen lijst van blokken');
    const good = readBlocks(value, names, context, path).filter((entry) => entry.type !== 'broken');
    return options.required && good.length === 0 ? err('is leeg') : ok(good);
  },
});

/** At most one block, such as the button of a grid; null when there is none. */
export const block = <const N extends string>(
  names: readonly N[],
  options: Omit<FieldOptions, 'required'>,
): Field<BlockMarker<N>> => {
  const field = blocksField(names, options);
  return {
    ...field,
    cms: { ...field.cms, maximum: 1 },
    empty: null,
    read(value, context, path) {
      if (!Array.isArray(value)) return err('geen blok');
      const first = readBlocks(value, names, context, path).find((entry) => entry.type !== 'broken');
      return ok(first ?? null);
    },
  };
};

/** The body of a page. Broken blocks stay in place, so that the editor sees a note there. */
export const body = (names: readonly string[], options: FieldOptions): Field<BodyMarker> => ({
  ...blocksField(names, options),
  empty: [],
  read: (value, context, path) =>
    Array.isArray(value) ? ok(readBlocks(value, names, context, path)) : err('geen lijst van blokken'),
});

/** Running text with headings, lists, links and blocks (storyblok.com/docs/concepts/fields); an empty list of nodes when empty. */
export const richText = (options: FieldOptions & { blocks?: readonly string[] }): Field<RichTextMarker> => ({
  ...described(options),
  cms: cmsRichText(options.blocks ?? []),
  holds: options.blocks ?? [],
  empty: [],
  read: (value, context, path) => ok(readRichText(value, options.blocks ?? [], context, path)),
});
