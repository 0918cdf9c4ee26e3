import type { FestivalDay } from '@inktvis/content';
import { formatDate, formatDayMonth } from '@inktvis/foundation/brussels';
import { allOk, ok } from '@inktvis/foundation/result';
import { edition } from '@inktvis/messages/edition';
import { fill } from '@inktvis/messages/fill';
import { formerEdition, yearOf } from '@inktvis/programme/edition';
import type { Occurrence } from '@inktvis/programme/occurrences';
import { archivePath } from '@inktvis/programme/paths';
import { absolute } from '../../seo/site.ts';
import { cardAddress, readFestivalCard } from '../../share-card/card.ts';
import { defineFixedPage, lastSegment } from '../page-kind.ts';

export type Archive = {
  readonly title: string;
  readonly intro: string;
  readonly days: readonly FestivalDay[];
  readonly programme: readonly Occurrence[];
};

/** The days and names of a former edition, by its year; there is none for other years. */
export const archivePage = defineFixedPage<Archive>({
  template: 'archive/Page',
  isAt: (path) => path === archivePath(lastSegment(path)),
  async load({ content, url }) {
    const year = lastSegment(url.pathname);
    const former = await formerEdition(year, content);
    if (!former.ok || !former.value) return former.ok ? ok(null) : former;
    const { content: own, period } = former.value;
    const read = await allOk([own.days(), own.programme()]);
    if (!read.ok) return read;
    const [days, programme] = read.value;
    const title = fill(edition.title, { year });
    const intro = fill(edition.intro, { from: formatDayMonth(period.first), until: formatDate(period.last) });
    return ok({
      data: { title, intro, days, programme },
      title,
      intro,
      colour: 'orange',
      head: { card: cardAddress(archivePath(year)) },
    });
  },
  sitemap: ({ former, ...site }) =>
    former.map((period) => ({ url: absolute(archivePath(yearOf(period)), site), changed: null })),
  async card(path, { content, brand }) {
    const year = lastSegment(path);
    const former = await formerEdition(year, content);
    if (!former.ok || !former.value) return former.ok ? ok(null) : former;
    const card = await readFestivalCard(former.value.content, brand);
    return card.ok ? ok({ ...card.value, title: `${card.value.title}, ${year}` }) : card;
  },
});
