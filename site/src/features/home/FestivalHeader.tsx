import type { Content } from '@inktvis/content';
import { type Day, formatDate, formatDayMonth, formatDayNumber } from '@inktvis/foundation/brussels';
import squid from '../../ui/art/inktvis-hero.svg?url&no-inline';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import { PageTitle } from '../../ui/text/PageTitle.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import styles from './FestivalHeader.module.css';

type FestivalHeaderProps = { readonly content: Content<'home'>; readonly mascot: boolean };

type Dates = { readonly first: Day; readonly last: Day };

/** From the first to the last day; null when no first day was filled in. A festival without a last day has one day. */
const datesOf = ({ startDate, endDate }: Content<'home'>): Dates | null =>
  startDate ? { first: startDate, last: endDate ?? startDate } : null;

const inWords = ({ first, last }: Dates): string =>
  first === last ? formatDate(first) : `${formatDayMonth(first)} tot ${formatDate(last)}`;

/** The dates as the largest thing on the page. */
const DateNumbers = ({ first, last }: Dates) => (
  <p className={styles.dates}>
    <time className={styles.date} dateTime={first}>
      {formatDayNumber(first)}
      {first !== last && <span className={styles.dash}>–</span>}
    </time>
    {first !== last && (
      <time className={styles.date} dateTime={last}>
        {formatDayNumber(last)}
      </time>
    )}
  </p>
);

/** The head of the home page: the dates of the festival as its hero. */
export function FestivalHeader({ content, mascot }: FestivalHeaderProps) {
  const { title, venue, buttons } = content;
  const dates = datesOf(content);
  const words = content.datesText || (dates && inWords(dates));
  return (
    <div className={styles.header} data-mascot={mascot || undefined}>
      <Wrap className={styles.inner}>
        {dates && <DateNumbers {...dates} />}
        <div className={styles.body}>
          <PageTitle title={title} className={styles.title} />
          <p className={styles.venue}>
            {venue && (
              <span className={styles.fact}>
                <Icon name="pin" />
                {venue}
              </span>
            )}
            {words && (
              <span className={styles.fact}>
                <Icon name="calendar" />
                {words}
              </span>
            )}
          </p>
          {buttons.length > 0 && (
            <p className={styles.buttons}>
              {buttons.map((button, index) =>
                button.link ? (
                  <ButtonLink key={button.id} {...button.link} variant={index === 0 ? 'primary' : 'line'}>
                    {button.label}
                  </ButtonLink>
                ) : null,
              )}
            </p>
          )}
        </div>
        {mascot && (
          <img
            className={styles.squid}
            src={squid}
            alt=""
            width="960"
            height="840"
            fetchPriority="high"
            decoding="async"
          />
        )}
      </Wrap>
    </div>
  );
}
