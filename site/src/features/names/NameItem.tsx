import { formatDayNumber, formatTime, formatWeekday, machineTime } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { names as words } from '@inktvis/messages/names';
import { entryLine, entryOf } from '@inktvis/programme/entry';
import { facetHref } from '@inktvis/programme/filters/address';
import { occurrenceKey, phaseOf, shortTitleOf, startDay } from '@inktvis/programme/occurrences';
import type { Appearance, ListedPerson } from '@inktvis/programme/people/name-list';
import { itemFacts, previousTime } from '@inktvis/programme/programme-item';
import { flagsOf, type StatusName } from '@inktvis/programme/status';
import { ItemFlags } from '../../cards/item/ItemFlags.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import { SignLabel } from '../../ui/text/SignLabel.tsx';
import { PreviousValue } from '../../ui/text/Strikethrough.tsx';
import styles from './NameItem.module.css';

/** So many appearances of a person are in sight. */
const SHOWN = 2;
/** What keeps a visitor from coming, or from being in time. */
const SHOWN_FLAGS: readonly StatusName[] = ['off', 'sold', 'time', 'place'];

type AppearanceProps = { readonly appearance: Appearance; readonly now: Date };

function AppearanceRow({ appearance: { occurrence, signs }, now }: AppearanceProps) {
  const { experience, startDate } = occurrence.content;
  const day = startDay(occurrence);
  const flags = flagsOf(occurrence, now).filter((name) => SHOWN_FLAGS.includes(name));
  const isPast = phaseOf(occurrence, now) === 'past';
  const facts = itemFacts(experience, occurrence);
  const entry = entryLine(entryOf(experience, occurrence, now));
  const Row = experience ? 'a' : 'div';
  return (
    <li data-status={isPast ? 'past' : flags[0]}>
      <Row className={`${styles.appearance} anywhere`} href={experience?.href}>
        <time className="spread gap-1 nowrap" dateTime={machineTime(startDate)}>
          <span>{`${formatWeekday(day).slice(0, 2)} ${formatDayNumber(day)}`}</span>{' '}
          <span>
            <PreviousValue value={previousTime(occurrence)} />
            <b className={styles.hour}>{formatTime(startDate)}</b>
          </span>
        </time>
        <div className={styles.what}>
          <b className={styles.title}>{shortTitleOf(occurrence)}</b>{' '}
          <span className="nowrap">{facts.placeLabel}</span> {signs && <SignLabel />}
          <ItemFlags flags={flags} facts={{ ...facts, placesLeft: null }} />
          {entry && (
            <>
              <Icon name={entry.sign} />
              <span className="visually-hidden">{entry.words}</span>
            </>
          )}
        </div>
      </Row>
    </li>
  );
}

type NameItemProps = { readonly person: ListedPerson; readonly now: Date };

export const NameItem = ({ person, now }: NameItemProps) => {
  const { slug, givenName, surname, roles, appearances } = person;
  const isPast = ({ occurrence }: Appearance) => phaseOf(occurrence, now) === 'past';
  const coming = appearances.filter((one) => !isPast(one));
  const past = appearances.filter(isPast);
  const shown = coming.length > 0 ? coming.slice(0, SHOWN) : past.slice(-1);
  const others = [...coming, ...past].filter((one) => !shown.includes(one));
  const more = coming.length - SHOWN;
  const rows = (ones: readonly Appearance[]) =>
    ones.map((one) => <AppearanceRow key={occurrenceKey(one.occurrence)} appearance={one} now={now} />);
  const name = <span className="visually-hidden">{`: ${givenName} ${surname}`}</span>;
  return (
    <li className={`${styles.person} relative`} id={slug} tabIndex={-1}>
      <div className={styles.who}>
        <h3 className={`${styles.name} step-1 anywhere`}>
          {givenName && <span>{givenName} </span>}
          {surname}
        </h3>
        {roles.length > 0 && <p className="note bold">{roles.join(', ')}</p>}
      </div>
      <ul aria-label={words.moments}>{rows(shown)}</ul>
      {others.length > 0 && (
        <details>
          <summary className={`${styles.more} target turns`}>
            {more < 1
              ? fill(words.past, { count: others.length })
              : more === 1
                ? words.more_one
                : fill(words.more_many, { count: more })}
            {name}
            <Icon name="chevron" />
          </summary>
          <ul>{rows(others)}</ul>
          <a className="target step--1" href={facetHref('person', slug)}>
            {words.in_programme}
            {name}
          </a>
        </details>
      )}
    </li>
  );
};
