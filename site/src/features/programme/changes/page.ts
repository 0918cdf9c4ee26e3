import type { ContentClient, Read } from '@inktvis/content/client';
import type { Day } from '@inktvis/foundation/brussels';
import { groupBy } from '@inktvis/foundation/group-by';
import { allOk, mapOk } from '@inktvis/foundation/result';
import { changes as words } from '@inktvis/messages/changes';
import { announcedAt, type Change, changesOf } from '@inktvis/programme/changes/changes';
import { type Occurrence, occurrenceDays } from '@inktvis/programme/occurrences';
import { CHANGES_PATH, PROGRAMME_PATH } from '@inktvis/programme/paths';
import { absolute } from '../../../seo/site.ts';
import { defineFixedPage } from '../../page-kind.ts';

type Known = {
  readonly announced: number | undefined;
  readonly changes: readonly Change[];
  readonly byDay: ReadonlyMap<Day, readonly unknown[]>;
};

/** The content client hands out the same programme until something is published: its changes are worked out once. */
const known = new WeakMap<readonly Occurrence[], Known>();

async function readKnown(content: ContentClient): Promise<Read<Known>> {
  const read = await allOk([content.programme(), content.page(PROGRAMME_PATH.slice(1))]);
  return mapOk(read, ([programme, overview]) => {
    const announcement = overview?.type === 'default_date_overview' ? announcedAt(overview) : null;
    const announced = announcement?.getTime();
    const before = known.get(programme);
    if (before && before.announced === announced) return before;
    const changes = changesOf(programme, announcement);
    const days = changes.flatMap(({ occurrence }) => occurrenceDays(occurrence));
    const found = { announced, changes, byDay: groupBy(days, (day) => day) };
    known.set(programme, found);
    return found;
  });
}

/** How much of a day changed since the programme was announced; 0 when that cannot be read. */
export async function countChanges(day: Day, content: ContentClient): Promise<number> {
  const read = await readKnown(content);
  return read.ok ? (read.value.byDay.get(day)?.length ?? 0) : 0;
}

export const changesPage = defineFixedPage<readonly Change[]>({
  template: 'programme/changes/Page',
  isAt: (path) => path === CHANGES_PATH,
  async load({ content }) {
    const known = await readKnown(content);
    return mapOk(known, ({ changes: data }) => ({
      data,
      title: words.title,
      intro: words.intro,
      colour: 'orange',
    }));
  },
  sitemap: ({ programme, ...site }) =>
    programme.length > 0 ? [{ url: absolute(CHANGES_PATH, site), changed: null }] : [],
  card: null,
});
