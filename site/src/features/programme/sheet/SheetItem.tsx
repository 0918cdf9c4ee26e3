import { daySheet as texts } from '@inktvis/messages/day-sheet';
import { fill } from '@inktvis/messages/fill';
import type { AccessName } from '@inktvis/programme/access';
import { accessLabels } from '@inktvis/programme/access';
import type { DaySheetItem } from '@inktvis/programme/print/day-sheet';
import { statusLabels } from '@inktvis/programme/status';
import { hook } from '../../../ui/hooks.ts';
import { AccessSign } from '../../../ui/images/Icon.tsx';
import { Numeral } from '../../../ui/text/Numeral.tsx';
import styles from './SheetItem.module.css';

/** A ribbon as a drawing, so that it prints where backgrounds do not. */
export const RibbonMark = () => (
  <svg className={styles.ribbon} viewBox="0 0 10 22" aria-hidden="true">
    <path d="M0 0h10v22l-5-4.5-5 4.5z" />
  </svg>
);

/** Signs of access; the foot of the sheet has their words for the eye. */
export const AccessSigns = ({ names }: { readonly names: readonly AccessName[] }) =>
  names.map((name) => (
    <span key={name}>
      {' '}
      <AccessSign name={name} className={styles.sign} />
      <span className="visually-hidden">{accessLabels[name]}</span>
    </span>
  ));

/** A title of 120 letters has no more lines than this. */
const MAX_LINES = 9;

type SheetItemProps = { readonly item: DaySheetItem };

/** What changed of an item: the word in a frame, and what it was. */
const Words = ({ item: { status, was } }: SheetItemProps) =>
  status === null && was.length === 0 ? null : (
    <p className={styles.words}>
      {status && <b>{statusLabels[status]}</b>}
      {was.length > 0 && <span>{fill(texts.was, { previous: was.join(', ') })}</span>}
    </p>
  );

/**
 * A programme item in its box: hour, title, signs and status. Where another box follows, the title is cut where it no longer
 * fits (`data-fit`): in a low box the words are one text, with the status at the end of its second line. Where nothing follows,
 * a low box has the status by the hour, and grows.
 */
export const SheetItem = ({ item }: SheetItemProps) => {
  const { id, title, machine, start, until, isShort, isTight, isDense, lines, isOff, status, access } = item;
  const fit = lines === null ? undefined : isShort ? 'line' : 'tall';
  const isNarrow = fit === undefined && (isShort || (isTight && status !== null));
  return (
    <article
      className={styles.item}
      data-short={fit === 'line' || (fit === undefined && isShort && status === null) || undefined}
      data-tight={isNarrow || undefined}
      data-dense={isDense || undefined}
      data-fit={fit}
      data-lines={lines === null ? undefined : Math.min(lines, MAX_LINES)}
      data-off={isOff || undefined}
      {...hook('sheetItem', id)}
    >
      <div>
        <span className={styles.mine}>
          <span className="visually-hidden">{texts.mine}</span>
          <RibbonMark />
        </span>
        {fit === 'line' && <Words item={item} />}
        <p className={styles.time}>
          <time dateTime={machine}>
            <Numeral>{start}</Numeral>
          </time>
          {until && <span className={styles.until}> {until}</span>}
        </p>{' '}
        {isNarrow && <Words item={item} />}
        <h3 className={styles.title}>
          {isOff ? <s>{title}</s> : title}
          <AccessSigns names={access} />
        </h3>
        {fit !== 'line' && !isNarrow && <Words item={item} />}
      </div>
    </article>
  );
};
