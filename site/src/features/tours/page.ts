import { isEventSlug, pictureAddress, type TouringEvent } from '@inktvis/events';
import { err, ok } from '@inktvis/foundation/result';
import { capital, fill } from '@inktvis/messages/fill';
import { states } from '@inktvis/messages/item';
import { search } from '@inktvis/messages/search';
import { shareCard } from '@inktvis/messages/site';
import { readTour, whenOf } from '../../cards/tours/tour-order.ts';
import { eventStatus } from '../../cards/tours/tour-when.ts';
import { tourTitle } from '../../cards/tours/tour-words.ts';
import { absolute } from '../../seo/site.ts';
import { aCard, cardAddress, type ShareCard } from '../../share-card/card.ts';
import { RELATED } from '../listing.ts';
import { defineFixedPage, definePage, LIST, lastSegment } from '../page-kind.ts';
import { tourData } from './event/structured-data.ts';
import { loadTours, type TourPage } from './overview/load.ts';

export const toursPage = definePage<'uit_events_overview', TourPage>({
  template: 'tours/overview/Page',
  load: loadTours,
  ...LIST,
  search: { label: search.kind_tour, icon: 'tag' },
});

export type TourEventData = {
  readonly event: TouringEvent;
  /** The source does not respond: this is what it gave last. */
  readonly outdated: boolean;
  /** Three others that can be attended, from the one that comes after it on. */
  readonly others: readonly TouringEvent[];
};

const unavailable = err({ kind: 'unavailable', message: 'the events source does not respond' } as const);

/** The smallest picture on the page of an event that is as high as a card. */
const TOUR_PICTURE = { width: 640, height: 640 };

export function tourCard(
  event: TouringEvent,
  { brand, now }: { readonly brand: string; readonly now: Date },
): ShareCard {
  const { number, lines } = whenOf(event, now);
  const town = event.address?.town ?? '';
  return aCard({
    brand,
    colour: 'orange',
    title: tourTitle(event),
    date: number,
    kicker: lines.join(', '),
    facts: [town ? fill(shareCard.tour_in, { town }) : shareCard.tour, capital(event.tags[0] ?? '')],
    picture: event.image && pictureAddress(event.slug, TOUR_PICTURE),
    flag: eventStatus(event, now) === 'off' ? states.geannuleerd : '',
  });
}

/** One touring event, at `/{product}-op-toer/{event}` (requirements 2.2): the product is a setting. */
export const tourEventPage = defineFixedPage<TourEventData>({
  template: 'tours/event/Page',
  isAt(path, product) {
    const slug = lastSegment(path);
    return path === `/${product}-op-toer/${slug}` && isEventSlug(slug);
  },
  async load(context) {
    const { events, now, url } = context;
    const [read, tour] = await Promise.all([events.find(lastSegment(url.pathname)), readTour(events, now)]);
    if (!read.ok) return unavailable;
    const { value: event, outdated } = read;
    if (!event) return ok(null);
    const all = tour.ok ? tour.value : [];
    const place = all.findIndex((one) => one.slug === event.slug);
    const others = [...all.slice(place + 1), ...all.slice(0, Math.max(0, place))]
      .filter((one) => eventStatus(one, now) === null)
      .slice(0, RELATED);
    return ok({
      data: { event, outdated, others },
      title: tourTitle(event),
      intro: event.intro,
      colour: 'orange',
      head: { card: cardAddress(event.href) },
      structuredData: tourData(event, url.pathname, context),
    });
  },
  detail: true,
  sitemap: ({ stories, tour, ...site }) =>
    stories.some(({ type }) => type === 'uit_events_overview')
      ? tour.map(({ href, changedAt }) => ({ url: absolute(href, site), changed: changedAt }))
      : [],
  async card(path, { events, brand, now }) {
    const read = await events.find(lastSegment(path));
    if (!read.ok) return unavailable;
    return ok(read.value && tourCard(read.value, { brand, now }));
  },
});
