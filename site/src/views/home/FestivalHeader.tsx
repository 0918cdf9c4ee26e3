import type { Content } from '@inktvis/content';
import { formatDate, formatDayMonth, formatDayNumber } from '@inktvis/foundation/brussels';
import { titleScale } from '../../shell/title-scale.ts';
import squid from '../../ui/art/inktvis-hero.svg?url&no-inline';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import styles from './FestivalHeader.module.css';

type FestivalHeaderProps = { readonly content: Content<'home'>; readonly mascot: boolean };

/** The dates in words; an editor may write them otherwise. */
const datesInWords = ({ datesText, startDate, endDate }: Content<'home'>): string =>
  datesText ||
  (startDate === endDate ? formatDate(startDate) : `${formatDayMonth(startDate)} tot ${formatDate(endDate)}`);

/** The head of the home page: the dates of the festival as its hero. */
export function FestivalHeader({ content, mascot }: FestivalHeaderProps) {
  const { title, startDate, endDate, venue, buttons } = content;
  const oneDay = startDate === endDate;
  return (
    <div className={styles.header} data-mascot={mascot || undefined}>
      <Wrap className={styles.inner}>
        <p className={styles.dates}>
          <time className={styles.date} dateTime={startDate}>
            {formatDayNumber(startDate)}
            {!oneDay && <span className={styles.dash}>–</span>}
          </time>
          {!oneDay && (
            <time className={styles.date} dateTime={endDate}>
              {formatDayNumber(endDate)}
            </time>
          )}
        </p>
        <div className={styles.body}>
          <h1 className={styles.title} data-scale={titleScale(title)}>
            {title}
          </h1>
          <p className={styles.venue}>
            {venue && (
              <span className={styles.fact}>
                <Icon name="pin" />
                {venue}
              </span>
            )}
            <span className={styles.fact}>
              <Icon name="calendar" />
              {datesInWords(content)}
            </span>
          </p>
          {buttons.length > 0 && (
            <p className={styles.buttons}>
              {buttons.map((button, index) =>
                button.link ? (
                  <ButtonLink
                    key={button.id}
                    href={button.link.href}
                    external={button.link.external}
                    newWindow={button.link.newWindow}
                    variant={index === 0 ? 'primary' : 'line'}
                  >
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
