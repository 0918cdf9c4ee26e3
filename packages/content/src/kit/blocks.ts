import { err, ok, type Result } from '@inktvis/foundation/result';
import { described, type Field, type FieldOptions, type Marker } from './definition.ts';
import { type AnyBlock, type BrokenBlock, readBlocks } from './read.ts';
import { readRichText } from './rich-text.ts';

type Found = readonly (AnyBlock | BrokenBlock)[];

/** A field that holds blocks; `take` makes its value of those that were read. */
const blocksField = (
  names: readonly string[],
  options: FieldOptions,
  empty: unknown,
  take: (found: Found) => Result<unknown, string>,
): Field<never> => ({
  ...described(options),
  cms: {
    type: 'bloks',
    restrict_components: true,
    restrict_type: '',
    component_whitelist: names,
    ...(options.required ? { minimum: 1 } : {}),
  },
  holds: names,
  empty,
  read: (value, context, path) =>
    Array.isArray(value) ? take(readBlocks(value, names, context, path)) : err('geen lijst van blokken'),
});

const isWhole = (entry: Found[number]) => entry.type !== 'broken';

/** A list of small blocks, such as the questions of an accordion; a broken one is left out and reported. */
export const blocks = <const N extends string>(
  names: readonly N[],
  options: FieldOptions,
): Field<Marker<'blocks', N>> =>
  blocksField(names, options, [], (found) => {
    const good = found.filter(isWhole);
    return options.required && good.length === 0 ? err('is leeg') : ok(good);
  });

/** At most one block, such as the button of a grid; null when there is none. */
export const block = <const N extends string>(
  names: readonly N[],
  options: Omit<FieldOptions, 'required'>,
): Field<Marker<'block', N>> => {
  const field = blocksField(names, options, null, (found) => ok(found.find(isWhole) ?? null));
  return { ...field, cms: { ...field.cms, maximum: 1 } };
};

/** The body of a page. Broken blocks stay in place, so that the editor sees a note there. */
export const body = (names: readonly string[], options: FieldOptions): Field<Marker<'body'>> =>
  blocksField(names, options, [], ok);

/** What the site shows of rich text; the editor offers nothing else: no colours, no alignment, no first heading. */
const TOOLBAR = [
  ...['paragraph', 'h2', 'h3', 'h4', 'bold', 'italic', 'list', 'olist', 'quote', 'hrule'],
  ...['link', 'anchor', 'image', 'unset', 'undo', 'redo', 'paste-action'],
];

/** Running text with headings, lists, links and blocks (storyblok.com/docs/concepts/fields). */
export const richText = ({
  blocks: names = [],
  ...options
}: FieldOptions & { blocks?: readonly string[] }): Field<Marker<'richtext'>> => ({
  ...described(options),
  cms: {
    type: 'richtext',
    restrict_components: true,
    restrict_type: '',
    component_whitelist: names,
    customize_toolbar: true,
    // An empty list of allowed blocks could mean all of them, so there is no button for them either.
    toolbar: names.length > 0 ? [...TOOLBAR, 'blok'] : TOOLBAR,
    allow_target_blank: true,
    allow_custom_attributes: false,
  },
  holds: names,
  empty: [],
  read: (value, context, path) => ok(readRichText(value, names, context, path)),
});
