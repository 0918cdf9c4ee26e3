import { ok } from '@inktvis/foundation/result';
import { z } from 'zod';
import {
  type CamelCase,
  camelCase,
  described,
  type Field,
  type FieldOptions,
  optionalText,
  readAs,
} from './definition.ts';

const PAGE_COLOURS = ['white', 'blue', 'orange', 'red'] as const;
export type PageColour = (typeof PAGE_COLOURS)[number];

const wireColour = z.object({ value: z.enum(PAGE_COLOURS) });

/** Page colour: `value` of a plugin's object; white for anything unknown. */
export const colour = (options: Omit<FieldOptions, 'required'>): Field<PageColour> => ({
  ...described(options),
  cms: { type: 'custom', field_type: 'inktvis-page-color', options: [], required_fields: '' },
  empty: 'white',
  read: (value) => ok(wireColour.safeParse(value).data?.value ?? 'white'),
});

/** The images are full addresses of assets. */
const SEO = [
  ...(['title', 'description', 'og_title', 'og_description', 'og_image'] as const),
  ...(['twitter_title', 'twitter_description', 'twitter_image'] as const),
];

/** What an editor entered for search engines and shared links; `''` where nothing was entered. */
export type Seo = { readonly [name in CamelCase<(typeof SEO)[number]>]: string };

const wireSeo = z
  .looseObject({})
  .transform(
    (data) => Object.fromEntries(SEO.map((name) => [camelCase(name), optionalText.parse(data[name])])) as Seo,
  );

/** The metadata plugin of the content service (requirements 3, Seo). */
export const seo = (): Field<Seo> => ({
  label: 'Zoekmachines en delen',
  help: 'Leeg laten mag: dan gelden de titel, de inleiding en het beeld van de pagina.',
  required: false,
  cms: { type: 'custom', field_type: 'seo_metatags', options: [], required_fields: '' },
  empty: wireSeo.parse({}),
  read: readAs(wireSeo, 'geen gegevens voor zoekmachines'),
});
