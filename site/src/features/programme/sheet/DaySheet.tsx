import { formatTime, machineTime } from '@inktvis/foundation/brussels';
import { daySheet as texts } from '@inktvis/messages/day-sheet';
import { entry as entryWords } from '@inktvis/messages/entry';
import { fill } from '@inktvis/messages/fill';
import { paper as messages } from '@inktvis/messages/print';
import { programme } from '@inktvis/messages/programme';
import { takeAlong } from '@inktvis/messages/take-along';
import { type AccessName, accessLabels } from '@inktvis/programme/access';
import type { ProgrammeAddress } from '@inktvis/programme/filters/address';
import { occurrenceKey, shortTitleOf } from '@inktvis/programme/occurrences';
import { type DaySheetItem, type DaySheetModel, SLOTS_PER_HOUR } from '@inktvis/programme/print/day-sheet';
import type { paperOf } from '@inktvis/programme/print/print';
import { statusLabels } from '@inktvis/programme/status';
import { untilTime } from '@inktvis/programme/time-range';
import { Logo } from '../../../layout/Logo.tsx';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PRINT_ID } from '../../../ui/ids.ts';
import { AccessSign, Icon } from '../../../ui/images/Icon.tsx';
import { Qr } from '../../../ui/images/Qr.tsx';
import { resultLinks } from '../links.ts';
import styles from './DaySheet.module.css';

/** A drawing: it prints where backgrounds do not. */
const RibbonMark = () => (
  <svg className={styles.ribbon} viewBox="0 0 10 22" aria-hidden="true">
    <path d="M0 0h10v22l-5-4.5-5 4.5z" />
  </svg>
);

/** Their words are at the foot of the sheet. */
const AccessSigns = ({ names }: { readonly names: readonly AccessName[] }) =>
  names.map((name) => (
    <span key={name}>
      {' '}
      <AccessSign name={name} className={styles.sign} />
      <span className="visually-hidden">{accessLabels[name]}</span>
    </span>
  ));

const ENTRY_WORDS = { ticket: entryWords.booking, door: entryWords.door } as const;

type EntrySignProps = { readonly name: keyof typeof ENTRY_WORDS; readonly isHidden?: boolean };

const EntrySign = ({ name, isHidden }: EntrySignProps) => (
  <span>
    {' '}
    <Icon name={name} className={styles.sign} />
    <span className={isHidden ? 'visually-hidden' : undefined}>{ENTRY_WORDS[name]}</span>
  </span>
);

type ItemProps = { readonly item: DaySheetItem };

/** No room for more than two lines. */
const isCramped = ({ isLow, lines }: DaySheetItem): boolean => isLow && lines <= 2;

const Words = ({ item }: ItemProps) =>
  item.status === null && item.was.length === 0 ? null : (
    <p className={styles.words}>
      {item.status && <b>{statusLabels[item.status]}</b>}{' '}
      {item.was.length > 0 && (
        <span className={isCramped(item) ? 'visually-hidden' : undefined}>
          {fill(texts.was, { previous: item.was.join(', ') })}
        </span>
      )}
    </p>
  );

/** A title of 120 letters has no more. */
const MAX_LINES = 9;

/** A box grows with its words until the next one; what no longer fits ends in an ellipsis. In a low box they are one text. */
function Item({ item }: ItemProps) {
  const { occurrence, isLow, lines, status, access } = item;
  const { startDate } = occurrence.content;
  const until = untilTime(occurrence);
  const title = shortTitleOf(occurrence);
  return (
    <article
      className={styles.item}
      data-low={isLow || undefined}
      data-lines={Math.min(lines, MAX_LINES)}
      data-off={status === 'off' || undefined}
      data-sheet-item={occurrenceKey(occurrence)}
    >
      <div>
        <span className={styles.mine}>
          <span className="visually-hidden">{texts.mine}</span>
          <RibbonMark />
        </span>
        {isCramped(item) && <Words item={item} />}
        <p className={styles.time}>
          <time dateTime={machineTime(startDate)}>
            <span className="numeral">{formatTime(startDate)}</span>
          </time>
          {until && <span className={isLow ? 'visually-hidden' : undefined}> {until}</span>}
        </p>{' '}
        <h3 className={styles.title}>
          {status === 'off' ? <s>{title}</s> : title}
          <AccessSigns names={access} />
          {item.entry && <EntrySign name={item.entry} isHidden />}
        </h3>
        {!isCramped(item) && <Words item={item} />}
      </div>
    </article>
  );
}

export type DaySheetProps = {
  readonly address: ProgrammeAddress;
  readonly sheet: DaySheetModel;
  readonly paper: ReturnType<typeof paperOf>;
  readonly emptyText: string;
};

type PartProps = Pick<DaySheetProps, 'sheet' | 'paper'>;

/** What is in a box never makes its rows higher. */
const Grid = ({ sheet: { halls, rows }, paper: { weekday, number } }: PartProps) => (
  <table className={styles.grid}>
    <caption className="visually-hidden">{fill(texts.caption, { day: `${weekday} ${number}` })}</caption>
    <thead>
      <tr>
        <th scope="col" className={styles.hours}>
          <span className="visually-hidden">{programme.timetable_hour}</span>
        </th>
        {halls.map(({ key, title, hall, columns, access }) => (
          <th key={key} scope={columns > 1 ? 'colgroup' : 'col'} colSpan={columns} className={styles.hall}>
            {title}
            <small>
              {hall} <AccessSigns names={access} />
            </small>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ slot, hour, cells }) => (
        <tr key={slot} className={hour === null ? undefined : styles.hour}>
          {hour !== null && (
            <th scope="rowgroup" rowSpan={SLOTS_PER_HOUR} className={styles.time}>
              <span className="numeral">{hour}</span>
            </th>
          )}
          {cells.map(({ item, ...spans }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, by the server
            <td key={at} {...spans}>
              {item && <Item item={item} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Foot = ({ sheet, paper: { url, newest, state } }: PartProps) => (
  <footer className={styles.foot}>
    <Qr text={url} label={fill(messages.qr, { address: newest })} className={styles.code} />
    <p>
      <b>{newest}</b>
      <br />
      {state} {texts.changes}
    </p>
    <ul className={styles.key} aria-label={texts.key}>
      <li>
        <RibbonMark />
        {texts.own_list}
      </li>
      {sheet.access.map((name) => (
        <li key={name}>
          <AccessSign name={name} />
          {accessLabels[name]}
        </li>
      ))}
      {sheet.entries.map((name) => (
        <li key={name}>
          <EntrySign name={name} />
        </li>
      ))}
    </ul>
  </footer>
);

/** One day on one page, A4 on its side (requirements D11); `<own-sheet>` marks the visitor's list. */
export function DaySheet({ address, sheet, paper, emptyText, brand }: DaySheetProps & { brand: string }) {
  const links = resultLinks(address);
  const isSheet = sheet.rows.length > 0 && !sheet.isTooWide;
  return (
    <own-sheet className={styles.page}>
      <div className={`wrap ${styles.screen}`}>
        <div className={`${styles.bar} cluster gap-5`}>
          <h1 className="visually-hidden">{`${takeAlong.print_sheet}: ${paper.weekday} ${paper.number}`}</h1>
          <a className="target" href={links.cards}>
            {messages.back}
          </a>
          {isSheet && (
            <ButtonLink className={styles.button} href={`#${PRINT_ID}`}>
              <Icon name="print" />
              {texts.print}
            </ButtonLink>
          )}
        </div>
        {!isSheet && (
          <EmptyState text={sheet.isTooWide ? texts.too_wide : emptyText || programme.empty}>
            {sheet.isTooWide && <ButtonLink href={links.print}>{takeAlong.print_day}</ButtonLink>}
          </EmptyState>
        )}
      </div>
      {isSheet && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard.
        <section className={styles.window} id={PRINT_ID} aria-label={texts.label} tabIndex={0}>
          <article className={styles.sheet}>
            <header className={styles.head}>
              <h2 className={styles.day}>
                <span className={`numeral ${styles.number}`}>{paper.number}</span> {paper.weekday}
              </h2>
              <p className={styles.line}>
                {paper.line}
                <b data-sheet-count="" />
              </p>
              <div className={styles.logo}>
                <Logo brand={brand} size="footer" />
              </div>
            </header>
            <Grid sheet={sheet} paper={paper} />
            <Foot sheet={sheet} paper={paper} />
          </article>
        </section>
      )}
    </own-sheet>
  );
}
