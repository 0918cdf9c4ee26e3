import { formatTime } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { item as itemWords } from '@inktvis/messages/item';
import { home } from '@inktvis/messages/site';
import { type SheetItem, type SheetModel, sheetAt, sheetTime } from '@inktvis/programme/now-sheet';
import { PROGRAMME_PATH } from '@inktvis/programme/paths';
import { useNow } from '../../ui/use-now.ts';
import styles from './Sheet.module.css';
import { Sheet, SheetCard } from './Sheet.tsx';

export type NowSheetProps = {
  readonly model: SheetModel;
  /** The minute the server drew it (milliseconds since 1970). */
  readonly drawnAt: number;
  readonly clockShiftMs: number;
};

const MINUTE_MS = 60_000;

type TimedCardProps = { readonly item: SheetItem; readonly now: number; readonly isAhead: boolean };

/** Ahead of another day the hour counts, now the minutes. */
function TimedCard({ item, now, isAhead }: TimedCardProps) {
  const { start, end, title, place, href, isOpenEnded } = item;
  const card = { title, text: place, href };
  const clock = (instant: number) => formatTime(new Date(instant));
  if (isAhead) return <SheetCard {...card} number={clock(start)} />;
  const { kind, minutes } = sheetTime(item, now);
  const words = {
    left: { before: home.still, number: minutes, after: home.minutes },
    in: { before: home.over, number: minutes, after: home.minutes },
    until: { before: itemWords.until, number: clock(end) },
    since: { before: itemWords.since, number: clock(start) },
    at: { before: home.at, number: clock(start) },
  }[kind];
  const total = Math.round((end - start) / MINUTE_MS);
  const gone = Math.min(total, Math.floor((now - start) / MINUTE_MS));
  return (
    <SheetCard {...card} {...words}>
      {start <= now && !isOpenEnded && (
        <progress className={`${styles.gone} elapsed`} max={total} value={gone}>
          {fill(home.gone, { gone, total })}
        </progress>
      )}
    </SheetCard>
  );
}

function noteOf(running: number, later: number): string {
  if (running === 0) return later === 0 ? '' : fill(home.later_only, { later });
  return later === 0 ? fill(home.now_only, { running }) : fill(home.now_count, { running, later });
}

export function NowSheet({ model, drawnAt, clockShiftMs }: NowSheetProps) {
  const { now, root } = useNow<HTMLElement>(drawnAt, clockShiftMs);
  const sheet = sheetAt(model, now);
  if (!sheet) return null;
  const { kind, items, running, later } = sheet;
  const isNow = kind === 'now';
  const word = isNow ? home.now : kind === 'soon' ? home.opens_soon : model.next?.word;
  const opens = kind === 'soon' ? model.opens : model.next?.opens;
  const time = formatTime(new Date(isNow ? now : (opens ?? now)));
  return (
    <section ref={root} aria-label={word}>
      <Sheet
        title={
          <>
            <span>{word}</span> <span className="numeral accent">{time}</span>
          </>
        }
        note={isNow ? noteOf(running, later) : home.first_items}
        button={{ label: isNow ? home.now_and_soon : home.whole_day, href: PROGRAMME_PATH }}
      >
        {items.map((item) => (
          <TimedCard key={item.id} item={item} now={now} isAhead={kind !== 'now'} />
        ))}
      </Sheet>
    </section>
  );
}
