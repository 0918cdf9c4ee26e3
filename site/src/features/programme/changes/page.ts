import type { ContentClient, Read } from '@inktvis/content/client';
import type { Day } from '@inktvis/foundation/brussels';
import { mapOk } from '@inktvis/foundation/result';
import { changes as words } from '@inktvis/messages/changes';
import { announcedAt, type Change, changesOf } from '@inktvis/programme/changes/changes';
import { isOnDay, type Occurrence } from '@inktvis/programme/occurrences';
import { CHANGES_PATH, PROGRAMME_PATH } from '@inktvis/programme/paths';
import { absolute } from '../../../seo/site.ts';
import { defineFixedPage } from '../../page-kind.ts';

async function changesOfItems(
  items: readonly Occurrence[],
  content: ContentClient,
): Promise<Read<readonly Change[]>> {
  const overview = await content.page(PROGRAMME_PATH.slice(1));
  return mapOk(overview, (story) =>
    changesOf(items, story?.type === 'default_date_overview' ? announcedAt(story) : null),
  );
}

/** How much of a day changed since the programme was announced; 0 when that cannot be read. */
export async function countChanges(
  day: Day,
  programme: readonly Occurrence[],
  content: ContentClient,
): Promise<number> {
  const ofDay = programme.filter((item) => isOnDay(item, day));
  const read = await changesOfItems(ofDay, content);
  return read.ok ? read.value.length : 0;
}

export const changesPage = defineFixedPage<readonly Change[]>({
  template: 'programme/changes/Page',
  isAt: (path) => path === CHANGES_PATH,
  async load({ content }) {
    const programme = await content.programme();
    if (!programme.ok) return programme;
    const changes = await changesOfItems(programme.value, content);
    return mapOk(changes, (data) => ({ data, title: words.title, intro: words.intro, colour: 'orange' }));
  },
  sitemap: ({ programme, ...site }) =>
    programme.length > 0 ? [{ url: absolute(CHANGES_PATH, site), changed: null }] : [],
  card: null,
});
