import { daySheet as texts } from '@inktvis/messages/day-sheet';
import { fill } from '@inktvis/messages/fill';
import { print as messages } from '@inktvis/messages/print';
import { programme } from '@inktvis/messages/programme';
import { takeAlong } from '@inktvis/messages/take-along';
import { accessLabels } from '@inktvis/programme/access';
import { type DaySheetModel, SLOTS_PER_HOUR } from '@inktvis/programme/print/day-sheet';
import { Logo } from '../../../layout/Logo.tsx';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { hook } from '../../../ui/hooks.ts';
import { PRINT_ID } from '../../../ui/ids.ts';
import { AccessSign, Icon } from '../../../ui/images/Icon.tsx';
import { Qr } from '../../../ui/images/Qr.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import { Wrap } from '../../../ui/Wrap.tsx';
import styles from './DaySheet.module.css';
import { AccessSigns, RibbonMark, SheetItem } from './SheetItem.tsx';

type Model = { readonly model: DaySheetModel };

/** The way back and to the printer; never printed. */
const ScreenBar = ({ model: { listHref, printHref, number, weekday, rows } }: Model) => (
  <div className={styles.bar}>
    <h1 className="visually-hidden">{`${takeAlong.print_sheet}: ${weekday} ${number}`}</h1>
    <p className={styles.ways}>
      <a href={listHref}>{messages.back}</a>
      <a href={printHref}>{texts.long}</a>
    </p>
    {rows.length > 0 && (
      <ButtonLink href={`#${PRINT_ID}`}>
        <Icon name="print" />
        {texts.print}
      </ButtonLink>
    )}
  </div>
);

/** Halls side by side, a row for every five minutes. What is in a box never makes its rows higher. */
const Grid = ({ model: { halls, rows, weekday, number } }: Model) => {
  const caption = fill(texts.caption, { day: `${weekday} ${number}` });
  return (
    <table className={styles.grid}>
      <caption className="visually-hidden">{caption}</caption>
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
        {rows.map(({ slot, hour, cells }) => {
          let column = 0;
          return (
            <tr key={slot} className={hour === null ? undefined : styles.hour}>
              {hour !== null && (
                <th scope="rowgroup" rowSpan={SLOTS_PER_HOUR} className={styles.time}>
                  <Numeral>{hour}</Numeral>
                </th>
              )}
              {cells.map(({ item, rowSpan, colSpan }) => {
                column += colSpan;
                return (
                  <td key={column} rowSpan={rowSpan} colSpan={colSpan}>
                    {item && <SheetItem item={item} />}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** Where the newest version is, and what the signs mean. */
const Foot = ({ model: { address, state, access } }: Model) => (
  <footer className={styles.foot}>
    <Qr text={address.url} label={fill(messages.qr, { address: address.words })} className={styles.code} />
    <p>
      <b>{address.words}</b>
      <br />
      {state} {texts.changes}
    </p>
    <ul className={styles.key} aria-label={texts.key}>
      <li>
        <RibbonMark />
        {texts.own_list}
      </li>
      {access.map((name) => (
        <li key={name}>
          <AccessSign name={name} />
          {accessLabels[name]}
        </li>
      ))}
    </ul>
  </footer>
);

type DaySheetProps = Model & {
  readonly brand: string;
  /** What a day without results says. */
  readonly emptyText: string;
};

/** There is nothing to put on a page, or more than fits: the way to the list, or to the long paper. */
const NoSheet = ({ model, emptyText }: Model & Pick<DaySheetProps, 'emptyText'>) => (
  <Wrap className={styles.empty}>
    <ScreenBar model={model} />
    {model.isTooWide ? (
      <EmptyState text={texts.too_wide}>
        <ButtonLink href={model.printHref}>{texts.long}</ButtonLink>
      </EmptyState>
    ) : (
      <EmptyState text={emptyText || programme.empty}>
        <ButtonLink href={model.listHref}>{messages.back}</ButtonLink>
      </EmptyState>
    )}
  </Wrap>
);

/**
 * One day on one page, A4 on its side (requirements D11). In the browser `<own-sheet>` marks what is on the visitor's list
 * (`browser/my-list/own-sheet.ts`). On screen it scrolls inside itself.
 */
export const DaySheet = ({ model, brand, emptyText }: DaySheetProps) =>
  model.rows.length === 0 || model.isTooWide ? (
    <NoSheet model={model} emptyText={emptyText} />
  ) : (
    <own-sheet className={styles.page}>
      <Wrap className={styles.screen}>
        <ScreenBar model={model} />
      </Wrap>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard. */}
      <section className={styles.window} id={PRINT_ID} aria-label={texts.label} tabIndex={0}>
        <article className={styles.sheet}>
          <header className={styles.head}>
            <h2 className={styles.day}>
              <Numeral className={styles.number}>{model.number}</Numeral> {model.weekday}
            </h2>
            <p className={styles.line}>
              {model.line}
              <b {...hook('sheetCount')} />
            </p>
            <div className={styles.logo}>
              <Logo brand={brand} size="footer" />
            </div>
          </header>
          <Grid model={model} />
          <Foot model={model} />
        </article>
      </section>
    </own-sheet>
  );
