import { ownId } from '@inktvis/foundation/element-id';
import { TERM_PARAMETER } from '@inktvis/foundation/parameters';
import { fill } from '@inktvis/messages/fill';
import { search } from '@inktvis/messages/search';
import type { Occurrence } from '@inktvis/programme/occurrences';
import { PAGE_SIZE } from '@inktvis/programme/pagination';
import { occurrenceCard } from '../../cards/experience/experience-card.ts';
import { ItemEntry } from '../../cards/item/ItemMeta.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Pagination } from '../../ui/controls/Pagination.tsx';
import { RESULTS_HEADING_ID } from '../../ui/ids.ts';
import { Icon } from '../../ui/images/Icon.tsx';
import type { Answer } from './answer.ts';
import { excerptOf, marksIn } from './excerpt.ts';
import type { SearchItem } from './item.ts';
import type { SearchResult } from './load.ts';
import { Marked } from './Marked.tsx';
import answerStyles from './SearchAnswer.module.css';
import styles from './SearchResults.module.css';

type DidYouMeanProps = NonNullable<SearchResult['correction']> & { readonly url: URL };

const DidYouMean = ({ typed, corrected, url }: DidYouMeanProps) => (
  <p className={styles.meant}>
    <a
      className="accent bold"
      href={`${url.pathname}?${new URLSearchParams({ [TERM_PARAMETER]: corrected })}`}
    >
      {fill(search.did_you_mean, { term: corrected })}
    </a>{' '}
    {fill(search.nothing_for, { term: typed })}
  </p>
);

type HitProps = Pick<SearchResult, 'matches' | 'now'> & { readonly item: SearchItem };

function Hit({ item, matches, now }: HitProps) {
  const { href, kind, title, lang } = item;
  const { when, where, entry } = item.whenWhere(now);
  const text = excerptOf(item, matches);
  const marked = (words: string) => <Marked text={words} marks={marksIn(words, matches)} as="mark" />;
  return (
    <article className={`relative ${styles.hit}`}>
      <p className={`${styles.kind} small-label cluster gap-2`}>
        <Icon name={kind.icon} />
        {kind.label}
      </p>
      <div className="stack gap-1">
        <h3 className="item-title" lang={lang}>
          <a className="cover-link" href={href}>
            {marked(title)}
          </a>
        </h3>
        {(when || where || entry) && (
          <p className="facts note cluster">
            {when && (
              <span className="cluster gap-1">
                <Icon name="calendar" />
                {when}
              </span>
            )}
            {where && (
              <span className="cluster gap-1">
                <Icon name="pin" />
                {where}
              </span>
            )}
            {entry && (
              <b className="cluster gap-1">
                <Icon name={entry.sign} />
                {entry.words}
              </b>
            )}
          </p>
        )}
        {text && <p className={`${styles.text} above-1`}>{marked(text)}</p>}
      </div>
    </article>
  );
}

type RowProps = { readonly occurrence: Occurrence; readonly now: Date; readonly href: string };

/** An item of the programme; without a page of its own it leads to `href`. */
function Row({ occurrence, now, href }: RowProps) {
  const { title, first, placeLabel, ...card } = occurrenceCard(occurrence, now);
  return (
    <li>
      <a href={card.href ?? href}>
        <span className="stack">
          <span className={`numeral ${answerStyles.time}`}>{first?.time}</span>
          <small className="step--2 bold">{first && `${first.weekday.slice(0, 2)} ${first.dayNumber}`}</small>
        </span>
        <span>
          <b>{title}</b>
          {placeLabel && `, ${placeLabel}`}
          <ItemEntry line={card.entry} className="" />
        </span>
      </a>
    </li>
  );
}

const AnswerCard = ({ href, number, text, rows, now, ...words }: Answer & Pick<SearchResult, 'now'>) => (
  <section className={answerStyles.answer} data-page="white" aria-labelledby={ownId('antwoord')}>
    {number && (
      <p className={`${answerStyles.number} cluster`}>
        <span className="numeral">{number}</span> <small className="step-0 bold">{words.unit}</small>
      </p>
    )}
    <div className={`${answerStyles.body} stack gap-2`}>
      <p className="small-label accent">{words.kind}</p>
      <h2 className={`${answerStyles.title} step-3`} id={ownId('antwoord')}>
        <a href={href}>{words.title}</a>
      </h2>
      {text && <p>{text}</p>}
      {rows.length > 0 && (
        <ul className={answerStyles.rows}>
          {rows.map((occurrence) => (
            <Row key={occurrence.uuid} occurrence={occurrence} now={now} href={href} />
          ))}
        </ul>
      )}
      <p>
        <ButtonLink href={href} size="small">
          {words.button}
          <Icon name="arrow-right" />
        </ButtonLink>
      </p>
    </div>
  </section>
);

type SearchResultsProps = { readonly result: SearchResult; readonly url: URL };

export function SearchResults({
  result: { count, total, paging, items, answer, correction, ...found },
  url,
}: SearchResultsProps) {
  const first = (paging.page - 1) * PAGE_SIZE + 1;
  return (
    <div className="wrap">
      {answer && <AnswerCard {...answer} now={found.now} />}
      <div className={`result-bar cluster ${styles.line}`}>
        <p className="step-1 bold anywhere" role="status">
          {total === 0 ? '' : count}
        </p>
        {paging.count > 1 && (
          <p className="step-1 bold soft">
            {fill(search.range, { from: first, until: Math.min(first + PAGE_SIZE - 1, total) })}
          </p>
        )}
        {correction && <DidYouMean {...correction} url={url} />}
      </div>
      <h2 className="visually-hidden" id={RESULTS_HEADING_ID} tabIndex={-1}>
        {search.heading}
      </h2>
      {items.length > 0 && (
        <ol className="ruled-rows" start={first}>
          {items.map((item) => (
            <li key={item.href}>
              <Hit item={item} {...found} />
            </li>
          ))}
        </ol>
      )}
      <Pagination paging={paging} url={url} />
    </div>
  );
}
