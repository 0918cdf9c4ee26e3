import { err, ok } from '@inktvis/foundation/result';
import { z } from 'zod';
import { described, type Field, type FieldOptions, optionalText } from './definition.ts';

/** The page colours of requirements 3. */
const PAGE_COLOURS = ['white', 'blue', 'orange', 'red'] as const;
export type PageColour = (typeof PAGE_COLOURS)[number];

const wireColour = z.object({ value: z.enum(PAGE_COLOURS) });

/** Page colour: the wire value is a plugin object whose `value` counts (`page_color.value`); white for anything unknown. */
export const colour = (options: Omit<FieldOptions, 'required'>): Field<PageColour> => ({
  kind: 'custom',
  ...described(options),
  cms: { type: 'custom', field_type: 'inktvis-page-color', options: [], required_fields: '' },
  graphql: 'JsonScalar',
  filterable: false,
  empty: 'white',
  read(value) {
    const parsed = wireColour.safeParse(value);
    return ok(parsed.success ? parsed.data.value : 'white');
  },
});

/** What an editor entered for search engines and shared links; `''` where nothing was entered. */
export type Seo = {
  readonly title: string;
  readonly description: string;
  readonly ogTitle: string;
  readonly ogDescription: string;
  /** Full address of an asset. */
  readonly ogImage: string;
  readonly twitterTitle: string;
  readonly twitterDescription: string;
  readonly twitterImage: string;
};

const wireSeo = z.object({
  title: optionalText,
  description: optionalText,
  og_title: optionalText,
  og_description: optionalText,
  og_image: optionalText,
  twitter_title: optionalText,
  twitter_description: optionalText,
  twitter_image: optionalText,
});

const EMPTY_SEO: Seo = {
  title: '',
  description: '',
  ogTitle: '',
  ogDescription: '',
  ogImage: '',
  twitterTitle: '',
  twitterDescription: '',
  twitterImage: '',
};

/** The metadata plugin of the content service (requirements 3, Seo). */
export const seo = (): Field<Seo> => ({
  kind: 'custom',
  label: 'Zoekmachines en delen',
  help: 'Leeg laten mag: dan gelden de titel, de inleiding en het beeld van de pagina.',
  required: false,
  cms: { type: 'custom', field_type: 'seo_metatags', options: [], required_fields: '' },
  graphql: 'JsonScalar',
  filterable: false,
  empty: EMPTY_SEO,
  read(value) {
    const parsed = wireSeo.safeParse(value);
    if (!parsed.success) return err('geen gegevens voor zoekmachines');
    const { data } = parsed;
    return ok({
      title: data.title,
      description: data.description,
      ogTitle: data.og_title,
      ogDescription: data.og_description,
      ogImage: data.og_image,
      twitterTitle: data.twitter_title,
      twitterDescription: data.twitter_description,
      twitterImage: data.twitter_image,
    });
  },
});
