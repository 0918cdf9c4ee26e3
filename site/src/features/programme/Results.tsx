import { ownId } from '@inktvis/foundation/element-id';
import { groupBy } from '@inktvis/foundation/group-by';
import { fill } from '@inktvis/messages/fill';
import { names } from '@inktvis/messages/names';
import { print } from '@inktvis/messages/print';
import { programme } from '@inktvis/messages/programme';
import { takeAlong } from '@inktvis/messages/take-along';
import { programmeHref } from '@inktvis/programme/filters/address';
import { PRINT_PAGE_SIZE } from '@inktvis/programme/pagination';
import { CHANGES_PATH, NAMES_PATH } from '@inktvis/programme/paths';
import type { ReactNode } from 'react';
import { CardGrid } from '../../cards/CardGrid.tsx';
import { ExperienceCard } from '../../cards/experience/ExperienceCard.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Pagination } from '../../ui/controls/Pagination.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PRINT_ID } from '../../ui/ids.ts';
import { Icon, type IconName } from '../../ui/images/Icon.tsx';
import { inPlace, type OnFollow } from '../../ui/in-place.ts';
import { DaySpine } from './day/DaySpine.tsx';
import { chosenFilters, resultLinks } from './links.ts';
import type { ProgrammeList, ProgrammeModel, ResultsAs } from './list.ts';
import styles from './Programme.module.css';
import { NowButton } from './timetable/NowButton.island.tsx';
import { Timetable } from './timetable/Timetable.island.tsx';
import { Today } from './today/Today.island.tsx';

function EmptyResult({ results: { text, wider }, model, onFollow }: ResultsProps<'empty'>) {
  const { active, clearHref } = chosenFilters(model);
  return (
    <EmptyState text={text}>
      {wider.length > 0 && (
        <ul className={styles.wider}>
          {wider.map(({ label, count, href }) => (
            <li key={href}>
              <a className="target" href={href} {...inPlace(onFollow)}>
                {count === 1
                  ? fill(programme.empty_wider_one, { filter: label })
                  : fill(programme.empty_wider, { filter: label, count })}
              </a>
            </li>
          ))}
        </ul>
      )}
      {active.length > 0 && (
        <ButtonLink href={clearHref} {...inPlace(onFollow)}>
          {programme.clear_filters}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

type WayProps = {
  readonly href: string;
  readonly icon: IconName;
  readonly children: ReactNode;
  readonly hint?: string;
};

const Way = ({ href, icon, children, hint }: WayProps) => (
  <a className={`${styles.way} target gap-2`} href={href} aria-describedby={hint}>
    <Icon name={icon} />
    <span>{children}</span>
  </a>
);

const CALENDAR_NOTE = ownId('agenda-uitleg');

function ExportLinks({ address, hasNames }: Pick<ProgrammeModel, 'address' | 'hasNames'>) {
  const links = resultLinks(address);
  return (
    <div className="wrap">
      <section className={`${styles.take} ruled`} data-screen-only aria-labelledby={ownId('meenemen')}>
        <h2 className="step-2" id={ownId('meenemen')}>
          {takeAlong.title}
        </h2>
        <div className={`${styles.columns} above-4`}>
          <div className="stack">
            <h3 className="small-label soft">{takeAlong.for_print}</h3>
            <Way href={links.print} icon="print">
              {links.sheet === null ? takeAlong.print : takeAlong.print_day}
            </Way>
            {links.sheet !== null && (
              <Way href={links.sheet} icon="print">
                {takeAlong.print_sheet}
              </Way>
            )}
          </div>
          <div className="stack">
            <h3 className="small-label soft">{takeAlong.in_calendar}</h3>
            <Way href={links.calendar} icon="calendar" hint={CALENDAR_NOTE}>
              {takeAlong.calendar_feed}
            </Way>
            <p className="note" id={CALENDAR_NOTE}>
              {takeAlong.calendar_note}
            </p>
          </div>
          <div className="stack">
            <h3 className="small-label soft">{takeAlong.on_the_way}</h3>
            <Way href={CHANGES_PATH} icon="clock">
              {programme.changes}
            </Way>
            {hasNames && (
              <Way href={NAMES_PATH} icon="user">
                {names.title}
              </Way>
            )}
          </div>
        </div>
      </section>
    </div>
  );
}

type ResultsProps<Kind extends ProgrammeList['results']['kind'] = ProgrammeList['results']['kind']> = {
  readonly results: ResultsAs<Kind>;
  readonly model: ProgrammeModel;
  readonly onFollow?: OnFollow;
  /** What moves on with the clock, as islands of the page. */
  readonly children?: ReactNode;
};

/** For printing: each day on a sheet. `browser/print.ts` loads what is left; else it says what is missing. */
const Whole = ({
  results: { cards, paging },
  model: { address, count },
}: ResultsProps<'whole' | 'cards' | 'day'>) => (
  <>
    {[...groupBy(cards, ({ card: { first } }) => `${first?.dayNumber} ${first?.weekday}`)].map(
      ([day, ofDay]) => (
        <section className={styles.day} key={day}>
          <h3 className="step-4 below-5">{day}</h3>
          <CardGrid>
            {ofDay.map(({ id, card }) => (
              <ExperienceCard key={id} {...card} headingLevel={4} lead="time" />
            ))}
          </CardGrid>
        </section>
      ),
    )}
    {paging.page < paging.count && (
      <div data-rest={programmeHref({ ...address, page: paging.page + 1 })} tabIndex={-1}>
        <Alert
          kind="info"
          title={fill(print.rest, {
            count: count.shown - paging.page * PRINT_PAGE_SIZE,
            total: count.shown,
          })}
        >
          <p>{print.rest_help}</p>
        </Alert>
      </div>
    )}
  </>
);

/** The pages of a list need a path and a query only. */
const ANY_ORIGIN = 'http://localhost';

function Found({ results, onFollow, model }: ResultsProps) {
  const { address, clockShiftMs } = model;
  switch (results.kind) {
    case 'today':
      return <Today results={results} clockShiftMs={clockShiftMs} />;
    case 'timetable':
      return (
        <>
          <Timetable results={results} clockShiftMs={clockShiftMs} />
          {results.isToday && <NowButton />}
        </>
      );
    case 'empty':
      return (
        <div className="wrap">
          <EmptyResult {...{ results, model, onFollow }} />
        </div>
      );
    default:
      return (
        <div className="wrap">
          {results.kind === 'day' && <DaySpine {...results} />}
          {results.kind === 'whole' && <Whole {...{ results, model }} />}
          {results.kind === 'cards' && (
            <CardGrid>
              {results.cards.map(({ id, card }, index) => (
                <ExperienceCard key={id} {...card} isFirst={index === 0} />
              ))}
            </CardGrid>
          )}
          <Pagination paging={results.paging} url={new URL(programmeHref(address), ANY_ORIGIN)} />
        </div>
      );
  }
}

export const Results = ({ children, ...props }: ResultsProps) => (
  <>
    <div id={props.model.address.whole ? PRINT_ID : undefined}>{children ?? <Found {...props} />}</div>
    <ExportLinks {...props.model} />
  </>
);
