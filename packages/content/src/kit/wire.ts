import { z } from 'zod';

/** A story as the content service delivers it over REST or as GraphQL JSON (contract, section 1.6), as far as we read it. */
export const wireStorySchema = z.object({
  id: z.coerce.number(),
  uuid: z.string(),
  name: z.string().catch(''),
  slug: z.string().catch(''),
  full_slug: z.string(),
  content: z.looseObject({ component: z.string() }),
  created_at: z.string().nullish().catch(null),
  published_at: z.string().nullish().catch(null),
  first_published_at: z.string().nullish().catch(null),
  tag_list: z.array(z.string()).nullish().catch(null),
});

export type WireStory = z.infer<typeof wireStorySchema>;
