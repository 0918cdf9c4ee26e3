import { formatTime } from '@inktvis/foundation/brussels';
import { fill } from '@inktvis/messages/fill';
import { queue } from '@inktvis/messages/queue';
import { steward as texts } from '@inktvis/messages/steward';
import { queueWords } from '@inktvis/programme/queue-words';
import { QUEUE_STATES, type TableState } from '@inktvis/programme/signing-queue';
import { type ReactNode, useEffect, useState } from 'react';
import { afterLoad } from '../../browser/after-load.ts';
import { storePage } from '../../browser/service-worker/register.ts';
import { Icon } from '../../ui/images/Icon.tsx';
import { Cards } from './Cards.tsx';
import css from './Steward.module.css';
import { type Moment, momentsAt, type Sheet, sheetOf, undoOf } from './steward-sheet.ts';
import { useTable } from './use-table.ts';

const CARDS = 'kaarten=';

/** What the link of a signing table opens. Its token is the fragment of the address, which no server sees. */
export function Steward() {
  const [fragment, setFragment] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setFragment(location.hash.slice(1));
    read();
    // It opens again without network.
    afterLoad(() => void storePage([]));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  if (fragment === null) return <Plain title={texts.title} />;
  if (fragment.startsWith(CARDS)) return <Cards list={decodeURIComponent(fragment.slice(CARDS.length))} />;
  return <Table key={fragment} token={fragment} />;
}

const Plain = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <div className={css.page}>
    <header className={css.head}>
      <h1>{title}</h1>
    </header>
    {children}
  </div>
);

type TableProps = { readonly token: string };

function Table({ token }: TableProps) {
  const known = useTable(token);
  const { table, now } = known;
  if (known.isGone)
    return (
      <Plain title={texts.gone_title}>
        <p>{texts.gone}</p>
      </Plain>
    );
  const { moment, next } = momentsAt(table?.moments ?? [], now);
  if (!table || !moment)
    return (
      <Plain title={table?.place ?? texts.title}>
        <p role="status">{known.problem === 'offline' && texts.no_network}</p>
      </Plain>
    );
  return <Controls {...known} place={table.place} moment={moment} next={next} />;
}

type ControlsProps = Omit<ReturnType<typeof useTable>, 'table'> &
  Pick<TableState, 'place'> & { readonly moment: Moment; readonly next: Moment | undefined };

function Controls({ place, moment, next, now, pending, problem, dropped, tap, discard }: ControlsProps) {
  const sheet = sheetOf(moment, now);
  const undo = pending ? null : undoOf(moment, now);
  const { isAlmost } = sheet;
  useEffect(() => {
    if (isAlmost) navigator.vibrate?.(200);
  }, [isAlmost]);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{moment.title}</h1>
        <p className="bold">
          {place}{' '}
          <span className="nowrap">{`${formatTime(new Date(moment.start))}–${formatTime(new Date(moment.end))}`}</span>
        </p>
      </header>
      <div role="alert">{problem && <Trouble {...{ problem, pending, dropped }} />}</div>
      <Shown sheet={sheet} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in Safari 15. */}
      <div className={css.buttons} role="group" aria-label={texts.question}>
        {QUEUE_STATES.map((state) => {
          const isWaiting = pending?.state === state;
          const isNow = sheet.state === state;
          return (
            <button
              key={state}
              type="button"
              className={css.button}
              data-state={state}
              data-waits={isWaiting || undefined}
              aria-pressed={isNow}
              disabled={!sheet.isOpen}
              onClick={() => tap(moment.id, state)}
            >
              <Icon name={queueWords(state).icon} />
              <span>{queue.states[state]}</span>
              {(isWaiting || isNow) && <small>{isWaiting ? texts.waits : texts.now}</small>}
            </button>
          );
        })}
      </div>
      {pending && problem ? (
        <button type="button" className={css.undo} onClick={discard}>
          <Icon name="undo" />
          <span>{texts.discard}</span>
        </button>
      ) : (
        undo && (
          <button type="button" className={css.undo} onClick={() => tap(moment.id, undo.state)}>
            <Icon name="undo" />
            <span>{undo.text}</span>
          </button>
        )
      )}
      <p className="step--1">
        {sheet.left !== null && <span>{`${texts.again} `}</span>}
        {next && (
          <span>
            {texts.next} <b>{`${formatTime(new Date(next.start))} ${next.title}`}</b>.
          </span>
        )}
      </p>
    </div>
  );
}

/** What visitors see, and for how long. */
const Shown = ({ sheet: { state, title, text, left, isAlmost } }: { readonly sheet: Sheet }) => (
  <section className={css.sheet} data-state={state} data-almost={isAlmost || undefined}>
    <h2 className="step--1 bold">{texts.visitors_see}</h2>
    <p className={`numeral ${css.value}`} data-long={title.length > 16 || undefined} role="status">
      {title}
    </p>
    <Icon name={queueWords(state ?? 'stil').icon} />
    <p>{text}</p>
    {left !== null && <progress max={20} value={left} aria-label={fill(texts.left, { count: left })} />}
  </section>
);

type TroubleProps = Pick<ControlsProps, 'pending' | 'dropped'> & {
  readonly problem: NonNullable<ControlsProps['problem']>;
};

function Trouble({ problem, pending, dropped }: TroubleProps) {
  const tap = problem === 'dropped' ? dropped : pending;
  const text = tap ? texts[problem] : texts.no_network;
  return (
    <p className={css.trouble}>
      <Icon name="warning" />
      <span>
        {fill(text, {
          words: tap ? queue.states[tap.state] : '',
          time: tap ? formatTime(new Date(tap.at)) : '',
        })}
      </span>
    </p>
  );
}
