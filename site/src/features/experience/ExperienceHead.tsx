import { experience as texts } from '@inktvis/messages/experience';
import { accessLabels } from '@inktvis/programme/access';
import { leadingOccurrence, type Occurrence } from '@inktvis/programme/occurrences';
import { itemThemes, ribbonItem } from '@inktvis/programme/programme-item';
import { Ribbon } from '../../cards/Ribbon.tsx';
import { BackLink } from '../../layout/hero/BackLink.tsx';
import { Breadcrumbs } from '../../layout/hero/Breadcrumbs.tsx';
import { breadcrumbTrail } from '../../layout/hero/breadcrumbs.ts';
import { OVERVIEWS } from '../../layout/sections.ts';
import { MoreLink } from '../../ui/controls/MoreLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { AccessSign, Genre, Icon } from '../../ui/images/Icon.tsx';
import { ResponsiveImage } from '../../ui/images/ResponsiveImage.tsx';
import { CutCorner } from '../../ui/text/CutCorner.tsx';
import { PageTitle } from '../../ui/text/PageTitle.tsx';
import type { ViewProps } from '../view.ts';
import { accessOfAll } from './access-facts.ts';
import styles from './ExperienceHead.module.css';
import { ageOf, lengthOf } from './large-facts.ts';
import type { ExperienceData } from './load.ts';
import { alsoOn, calendarHref, closedBy, DATES_ID, isToCome } from './moments.ts';
import { noticeOf } from './notice.ts';
import { Ticket } from './Ticket.tsx';

type HeadProps = Pick<ViewProps<'experience', ExperienceData>, 'story' | 'data' | 'frame'>;

function Facts({ story, data: { occurrences, shown } }: Pick<HeadProps, 'story' | 'data'>) {
  const { content } = story;
  const large = [
    lengthOf(shown, content.dropIn || (shown?.content.dropIn ?? false)),
    ageOf(content.age),
  ].filter((fact) => fact !== null);
  const access = accessOfAll(story, occurrences);
  if (large.length + access.length === 0) return null;
  return (
    <ul className={`${styles.facts} cluster`} aria-label={texts.at_a_glance}>
      {large.map(({ number, words }) => (
        <li key={words} className="target gap-1 nowrap">
          <b className={`numeral ${styles.fact}`}>{number}</b> {words}
        </li>
      ))}
      {access.map((name) => (
        <li key={name} className="target gap-1 nowrap">
          <AccessSign name={name} />
          <span className={access.length > 1 ? 'visually-hidden' : undefined}>{accessLabels[name]}</span>
        </li>
      ))}
    </ul>
  );
}

type FurtherProps = HeadProps & { readonly lead: Occurrence };

function Further({ story, lead, data, frame: { now } }: FurtherProps) {
  const others = alsoOn(lead, data.occurrences, now);
  return (
    <p className={`${styles.further} cluster above-3`} data-screen-only>
      {isToCome(lead, now) && (
        <a className="target gap-2" href={calendarHref(story, lead)}>
          <Icon name="calendar" />
          {texts.add_calendar}
        </a>
      )}
      {others && <MoreLink href={`#${DATES_ID}`}>{others}</MoreLink>}
    </p>
  );
}

const SIZES = '(min-width: 1290px) calc(50vw - 130px), (min-width: 640px) 41vw, 100vw';

const Art = ({ story, lead }: Pick<HeadProps, 'story'> & { readonly lead: Occurrence | null }) => {
  const { image } = story.content;
  if (image)
    return (
      <CutCorner size="xl" corner="b" className={styles.picture}>
        <ResponsiveImage picture={image} ratio="3:2" sizes={SIZES} priority />
      </CutCorner>
    );
  const icon = itemThemes(story, lead)[0]?.content.icon;
  return <div className={styles.leaf}>{icon && <Genre name={icon} />}</div>;
};

const LONG_TITLE = 32;

export function ExperienceHead(head: HeadProps) {
  const { story, data, frame } = head;
  const { url, now } = frame;
  const { title, intro } = story.content;
  const { occurrences } = data;
  const lead = leadingOccurrence(occurrences, now);
  const notice = noticeOf(lead, now);
  const saved = lead && isToCome(lead, now) ? ribbonItem(lead, story) : null;
  return (
    <div className={styles.head}>
      <div className="wrap">
        <div className={`${styles.ways} ends gap-4 nowrap`}>
          <BackLink href={OVERVIEWS.programme} />
          <Breadcrumbs trail={breadcrumbTrail(url.pathname, title)} />
        </div>
        <div className={styles.grid}>
          <div className={styles.first}>
            <div className={styles.title}>
              <PageTitle title={title} className={title.length > LONG_TITLE ? styles.long : ''} />
            </div>
            <div className={styles.art} data-status={closedBy(lead, now)}>
              <Art story={story} lead={lead} />
            </div>
            <div className={`${styles.keep} relative`}>
              {notice && (
                <Alert
                  kind={notice.kind}
                  icon={notice.icon}
                  title={notice.text ? `${notice.title}. ` : notice.title}
                >
                  {notice.text && <p>{notice.text}</p>}
                </Alert>
              )}
              <div className="relative">
                <Ticket story={story} occurrences={occurrences} queue={data.queue} now={now} />
                {saved && <Ribbon item={saved} place="page" />}
              </div>
            </div>
          </div>
          <Facts story={story} data={data} />
          {intro && <p className={`${styles.intro} lead`}>{intro}</p>}
          {lead && <Further {...head} lead={lead} />}
        </div>
      </div>
    </div>
  );
}
