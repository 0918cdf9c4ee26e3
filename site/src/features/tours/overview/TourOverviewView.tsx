import { ownId } from '@inktvis/foundation/element-id';
import { UNKNOWN_PARAMETER } from '@inktvis/foundation/parameters';
import { fill } from '@inktvis/messages/fill';
import { filters } from '@inktvis/messages/filters';
import { lists } from '@inktvis/messages/lists';
import { programme } from '@inktvis/messages/programme';
import { search } from '@inktvis/messages/search';
import { tours } from '@inktvis/messages/tours';
import { counted } from '../../../cards/text.ts';
import { TOUR_TAGS, type TourTag, tagWords } from '../../../cards/tours/tour-words.ts';
import { heroArm, heroOf, PageHero } from '../../../layout/hero/PageHero.tsx';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { Pagination } from '../../../ui/controls/Pagination.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import type { ViewProps } from '../../view.ts';
import { PER_PAGE, type TourPage, tagsHref } from './load.ts';
import { Month, monthLinks, monthOfEvent } from './Month.tsx';
import styles from './TourOverview.module.css';

type TourOverviewProps = ViewProps<'uit_events_overview', TourPage>;

/** Where the tags are: after a choice the page is shown from there, and the next Tab goes on there. */
const TAGS_ID = ownId('soorten');

/** The tags, each a link to the first page with or without it (requirements 4). */
const Tags = ({ chosen, path }: { readonly chosen: readonly TourTag[]; readonly path: string }) => (
  <nav className={`${styles.tags} stack gap-1`} id={TAGS_ID} aria-label={tours.form_label}>
    <p className="small-label">{filters.tags_label}</p>
    <ul className="cluster gap-2">
      {TOUR_TAGS.map((tag) => {
        const isChosen = chosen.includes(tag);
        const next = TOUR_TAGS.filter((one) => chosen.includes(one) !== (one === tag)).toSorted();
        return (
          <li key={tag}>
            <a
              className={`chip-link ${isChosen ? 'chip-chosen' : ''}`}
              href={`${tagsHref(path, next)}#${TAGS_ID}`}
              aria-current={isChosen || undefined}
            >
              {tagWords([tag])}
              {isChosen && <Icon name="close" />}
            </a>
          </li>
        );
      })}
    </ul>
  </nav>
);

function Summary({ data: { tour, paging }, frame: { url, now } }: TourOverviewProps) {
  if (!tour) return null;
  const count = tour.length;
  const from = (paging.page - 1) * PER_PAGE + 1;
  const months = monthLinks(
    tour.map((event) => monthOfEvent(event, now)),
    { shownPage: paging.page, url, now },
  );
  return (
    <div className="result-bar cluster ruled-thick">
      <p className="step-1 bold">
        {count === 0 ? tours.count_none : counted(count, tours.count_one, tours.count_many)}
      </p>
      {paging.count > 1 && (
        <p className="step-1 bold soft">
          {fill(search.range, { from, until: Math.min(from + PER_PAGE - 1, count) })}
        </p>
      )}
      {months.length > 1 && (
        <nav className={`${styles.months} cluster gap-1`} aria-label={tours.months}>
          {months.map(({ name, href }) => (
            <a className="choice" key={href} href={href}>
              {name}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}

/** No events (requirements 8). A source that does not respond looks the same, and says so (requirements 7.4). */
const Empty = ({ content, data: { tour, chosen }, frame }: TourOverviewProps) => (
  <EmptyState text={content.emptyText || lists.events_empty}>
    {!tour && <p>{lists.events_unavailable}</p>}
    {tour && chosen.length > 0 && (
      <ButtonLink href={frame.url.pathname}>{programme.clear_filters}</ButtonLink>
    )}
  </EmptyState>
);

export function TourOverviewView(props: TourOverviewProps) {
  const { content, data, frame } = props;
  const { tour, shown, chosen, paging, outdated } = data;
  const { url, now, brand } = frame;
  const months = [...Map.groupBy(shown, (event) => monthOfEvent(event, now))];
  return (
    <>
      <PageHero {...heroOf(content, url)} arm={heroArm(brand, 'laag-inkt')} />
      <div>
        <div className="wrap">
          <Tags chosen={chosen} path={url.pathname} />
          {url.searchParams.has(UNKNOWN_PARAMETER) && props.island}
          <Summary {...props} />
          {outdated && (
            <p className={`${styles.notice} soft`}>
              <Icon name="info" />
              {tours.outdated}
            </p>
          )}
          {shown.length === 0 ? (
            <Empty {...props} />
          ) : (
            <p className={styles.notice}>
              <Icon name="info" />
              <span>
                {tours.order_before}
                <b>{tours.order_where}</b>
                {tours.order_after}
              </span>
            </p>
          )}
        </div>
        {months.map(([month, events], place) => (
          <Month
            key={month}
            month={month}
            events={events}
            total={tour?.filter((event) => monthOfEvent(event, now) === month).length ?? 0}
            place={place}
            page={content.pageColor}
            now={now}
          />
        ))}
        <div className="wrap">
          <Pagination paging={paging} url={url} />
        </div>
      </div>
    </>
  );
}
