import { formatDayFull } from '@inktvis/foundation/brussels';
import { ownId } from '@inktvis/foundation/element-id';
import { edition } from '@inktvis/messages/edition';
import { capital } from '@inktvis/messages/fill';
import { programme as words } from '@inktvis/messages/programme';
import { isOnDay } from '@inktvis/programme/occurrences';
import { type ListedPerson, nameList } from '@inktvis/programme/people/name-list';
import { fullName } from '@inktvis/programme/people/people';
import { counted } from '../../cards/text.ts';
import { heroOf, PageHero } from '../../layout/hero/PageHero.tsx';
import type { FixedProps } from '../page-kind.ts';
import styles from './ArchiveView.module.css';
import type { Archive } from './page.ts';

const DAYS_ID = ownId('dagen');
const NAMES_ID = ownId('namen');

const experiencesOf = ({ appearances }: ListedPerson): ReadonlyMap<string, string> =>
  new Map(
    appearances.flatMap(({ occurrence: { content } }) =>
      content.experience ? [[content.experience.href, content.experience.content.title] as const] : [],
    ),
  );

export function ArchiveView({ data, frame }: FixedProps<Archive>) {
  const { days, programme } = data;
  const names = nameList(programme);
  return (
    <>
      <PageHero {...heroOf(data, frame.url)} />
      <section className="section" data-page="white" aria-labelledby={DAYS_ID}>
        <div className="wrap">
          <h2 id={DAYS_ID}>{edition.days}</h2>
          <ul className={`${styles.rows} ruled-thick`}>
            {days.map(({ href, content: { date } }) => (
              <li key={href} className="cluster">
                <a href={href}>{capital(formatDayFull(date))}</a>{' '}
                {counted(
                  programme.filter((item) => isOnDay(item, date)).length,
                  words.count_one,
                  words.count_many,
                )}
              </li>
            ))}
          </ul>
        </div>
      </section>
      {names.length > 0 && (
        <section className={`section ${styles.last}`} aria-labelledby={NAMES_ID}>
          <div className="wrap">
            <h2 id={NAMES_ID}>{edition.names}</h2>
            <ul className={`${styles.rows} ruled-thick`} data-columns>
              {names.map((person) => (
                <li key={person.slug} className="cluster">
                  <b>{fullName(person)}</b>
                  {[...experiencesOf(person)].map(([href, name]) => (
                    <a key={href} href={href}>
                      {name}
                    </a>
                  ))}
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}
