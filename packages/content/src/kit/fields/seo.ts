import { err, ok } from '@inktvis/foundation/result';
import { z } from 'zod';
import type { Field } from '../field.ts';

/** What an editor says about a page for search engines and shared links; `''` where nothing was filled in. */
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

const optionalText = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value?.trim() ?? '');
const wire = z.object({
  title: optionalText,
  description: optionalText,
  og_title: optionalText,
  og_description: optionalText,
  og_image: optionalText,
  twitter_title: optionalText,
  twitter_description: optionalText,
  twitter_image: optionalText,
});

export const EMPTY_SEO: Seo = {
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
    const parsed = wire.safeParse(value);
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
