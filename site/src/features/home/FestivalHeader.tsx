import type { Content } from '@inktvis/content';
import { formatDate, formatDayMonth, formatDayNumber } from '@inktvis/foundation/brussels';
import { home } from '@inktvis/messages/site';
import type { FestivalPeriod } from '@inktvis/programme/festival';
import type { ReactNode } from 'react';
import { Buttons } from '../../blocks/buttons/Buttons.tsx';
import squid from '../../ui/art/inktvis-hero.svg?url&no-inline';
import { Icon } from '../../ui/images/Icon.tsx';
import { PageTitle } from '../../ui/text/PageTitle.tsx';
import styles from './FestivalHeader.module.css';
import { type HomeData, periodOf } from './load.ts';

type FestivalHeaderProps = {
  readonly content: Content<'home'>;
  readonly data: Pick<HomeData, 'phase' | 'open'>;
  readonly mascot: boolean;
};

const inWords = ({ first, last }: FestivalPeriod): string =>
  first === last ? formatDate(first) : `${formatDayMonth(first)} tot ${formatDate(last)}`;

/** `26.10–03.11` */
const Days = ({ first, last }: FestivalPeriod) => (
  <>
    <time dateTime={first}>
      {formatDayNumber(first)}
      {first !== last && <span>–</span>}
    </time>
    {first !== last && <time dateTime={last}>{formatDayNumber(last)}</time>}
  </>
);

const Fact = ({ icon, children }: { readonly icon: 'pin' | 'calendar'; readonly children: ReactNode }) => (
  <span className={styles.fact}>
    <Icon name={icon} />
    <span>{children}</span>
  </span>
);

type ThanksProps = Pick<FestivalHeaderProps, 'content'> & { readonly period: FestivalPeriod };

const Thanks = ({ content, period }: ThanksProps) => (
  <>
    <h1 className={styles.thanks}>{content.afterTitle}</h1>
    <div className={`${styles.body} stack`}>
      <p className={`${styles.over} soft nowrap`}>
        <span className="numeral">
          <Days {...period} />
        </span>{' '}
        {home.was}
      </p>
      {content.afterText && <p className={styles.closing}>{content.afterText}</p>}
    </div>
  </>
);

export function FestivalHeader({ content, data: { phase, open }, mascot }: FestivalHeaderProps) {
  const { title, venue, buttons } = content;
  const period = periodOf(content);
  const words = content.datesText || (period && inWords(period));
  return (
    <div className={styles.header} data-mascot={mascot || undefined} data-phase={phase}>
      <div className={`wrap ${styles.inner}`}>
        {phase === 'after' && period && content.afterTitle ? (
          <Thanks content={content} period={period} />
        ) : (
          <>
            {period && (
              <p className={styles.dates}>
                <Days {...period} />
              </p>
            )}
            <div className={`${styles.body} stack`}>
              <PageTitle title={title} className={styles.title} />
              <p className={`${styles.venue} stack gap-1 bold`}>
                {venue && (
                  <Fact icon="pin">
                    {venue} {open && <span className={styles.open}>{open}</span>}
                  </Fact>
                )}
                {words && phase !== 'during' && <Fact icon="calendar">{words}</Fact>}
              </p>
              {phase === 'before' && <Buttons buttons={buttons} />}
            </div>
          </>
        )}
        {mascot && (
          <img
            data-screen-only
            className={styles.squid}
            src={squid}
            alt=""
            width="960"
            height="840"
            fetchPriority="high"
            decoding="async"
          />
        )}
      </div>
    </div>
  );
}
