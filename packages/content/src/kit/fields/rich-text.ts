import { ok } from '@inktvis/foundation/result';
import type { Field, FieldOptions } from '../field.ts';
import type { RichTextMarker } from '../markers.ts';
import { readRichText } from '../rich-text.ts';

/** Running text with headings, lists, links and blocks (contract, section 5); an empty list of nodes when empty. */
export const richText = (options: FieldOptions & { blocks?: readonly string[] }): Field<RichTextMarker> => ({
  kind: 'richtext',
  label: options.label,
  help: options.help,
  required: options.required ?? false,
  cms: { type: 'richtext', restrict_components: true, component_whitelist: options.blocks ?? [] },
  graphql: 'JsonScalar',
  filterable: false,
  holds: options.blocks ?? [],
  empty: [],
  read: (value, context, path) => ok(readRichText(value, options.blocks ?? [], context, path)),
});
