import { ownId } from '@inktvis/foundation/element-id';
import { print } from '@inktvis/messages/print';
import { programme as messages } from '@inktvis/messages/programme';
import { CHILD_AGES } from '@inktvis/programme/age';
import { firstPage, programmeHref, readSelection } from '@inktvis/programme/filters/address';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { DateStrip } from '../../blocks/date-strip/DateStrip.tsx';
import { showQueues } from '../../browser/show-queues.ts';
import { PageHero } from '../../layout/hero/PageHero.tsx';
import { UnknownFilter } from '../../layout/UnknownFilter.island.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { RESULTS_HEADING_ID } from '../../ui/ids.ts';
import { FilterSheet } from './filters/FilterSheet.tsx';
import { ProgrammeFilters } from './filters/ProgrammeFilters.tsx';
import { ToolsRow } from './filters/ToolsRow.tsx';
import { chosenFilters, dateLinks } from './links.ts';
import type { ProgrammeList, ProgrammeModel } from './list.ts';
import styles from './Programme.module.css';
import { LINE_IDS } from './timetable/line-ids.ts';
import now from './timetable/NowButton.module.css';
import { useFilteredList } from './use-filtered-list.ts';

/** `children`: the results, as the server drew them. */
type ProgrammeProps = Omit<ProgrammeList, 'results'> & { readonly children?: ReactNode };

/** Requirements 9; as many cards as fit on a screen. */
const SKELETONS = { cards: ['card', 6], timetable: ['timetable', 12] } as const;

/** An age is typed: the model lists the chosen one only. */
const AGES = CHILD_AGES.map((slug) => ({ slug }));

const RESULTS = ownId('programma-lijst');

/** Days, filters and results; the address is the state. Without script links and form lead to a page each. */
export function Programme({ build, model: first, children }: ProgrammeProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const { list, Results, isWaiting, isSettled, isRefused, heading, follow, discard, formProps } =
    useFilteredList({
      build,
      addressOf(choices) {
        const selection = readSelection(choices, { ...model.options, age: AGES });
        return programmeHref({ ...firstPage(model.address), selection });
      },
      sheet,
    });
  const model: ProgrammeModel = list?.model ?? first;
  // Its cards are not drawn again while the next list is awaited, or when this one is announced.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `follow` does something else once there is another list.
  const drawn = useMemo(
    () => list && Results && <Results {...list} key={list.results.kind} onFollow={follow} />,
    [list, Results],
  );
  // A list may bring in the first moment of today.
  useEffect(showQueues);
  const { layout } = model;
  const [skeleton, count] = SKELETONS[layout];
  // Nothing moves under the finger: what is announced as today stays so while its list is filtered.
  const { hero } = model.address.path === first.address.path ? first : model;
  const chosen = chosenFilters(model);
  const dates = dateLinks(model);
  return (
    <>
      <PageHero {...hero} compact arm={hero.arm ? { name: hero.arm } : undefined} />
      <div className="wrap">
        <DateStrip days={dates.days} all={dates.allDays} onFollow={follow} />
      </div>
      <ToolsRow
        model={model}
        chosen={{ ...chosen, onFollow: follow }}
        announcement={isRefused ? messages.offline_choice : isSettled ? model.status : ''}
        end={
          layout === 'timetable' &&
          model.days.some(({ today, selected }) => today && selected) && (
            <a className={`${now.link} target nowrap`} href={`#${LINE_IDS[0]}`}>
              {messages.to_now}
            </a>
          )
        }
      >
        <FilterSheet chosen={chosen.active.length} isLive={formProps.isLive} onClosed={discard} sheet={sheet}>
          <ProgrammeFilters model={model} clearHref={chosen.clearHref} onFollow={follow} {...formProps} />
        </FilterSheet>
      </ToolsRow>
      <div className="wrap">
        {model.hasUnknown && <UnknownFilter />}
        {isRefused && (
          <div className="below-5">
            <Alert kind="info" title={messages.offline_choice} />
          </div>
        )}
        <h2 className="visually-hidden" id={RESULTS_HEADING_ID} tabIndex={-1} ref={heading}>
          {messages.heading}
        </h2>
      </div>
      <div id={RESULTS} aria-busy={isWaiting || undefined}>
        {isWaiting && (
          <div className="wrap">
            <Skeleton shape={skeleton} count={count} label={messages.skeleton_list} />
          </div>
        )}
        <div hidden={isWaiting}>{drawn ?? children}</div>
        <p className={styles.paper}>
          {`${model.status}. ${print.newest} `}
          <b>{model.paper.newest}</b>
          {`. ${model.paper.state} ${print.changes}`}
        </p>
      </div>
    </>
  );
}
