import type { Content } from '@inktvis/content';
import type { ContentClient, Globals, Read } from '@inktvis/content/client';
import { ok } from '@inktvis/foundation/result';
import type { Festival } from './festival.ts';
import { venueOf } from './place.ts';

/** The festival as the home page and the footer tell about it. */
export const festivalOf = (home: Content<'home'> | null, { footer }: Globals): Festival => ({
  first: home?.startDate ?? null,
  last: home?.endDate ?? null,
  description: home?.intro ?? '',
  venue: home && venueOf(home.venue, footer?.content.address ?? ''),
});

/** What the content says of the festival as a whole, with the globals it stands in. */
export async function readFestival(
  content: ContentClient,
): Promise<Read<{ readonly festival: Festival; readonly globals: Globals }>> {
  const [home, globals] = await Promise.all([content.page('home'), content.globals()]);
  if (!home.ok) return home;
  if (!globals.ok) return globals;
  const found = home.value?.type === 'home' ? home.value.content : null;
  return ok({ festival: festivalOf(found, globals.value), globals: globals.value });
}
