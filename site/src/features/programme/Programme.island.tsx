import { errors } from '@inktvis/messages/errors';
import { programme as messages } from '@inktvis/messages/programme';
import { CHILD_AGES } from '@inktvis/programme/age';
import { programmeHref, readSelection } from '@inktvis/programme/filters/address';
import { type ReactNode, useEffect, useRef } from 'react';
import { DateStrip } from '../../blocks/date-strip/DateStrip.tsx';
import { ListNotice } from '../../layout/filtered-list/ListNotice.tsx';
import { PageHead } from '../../layout/filtered-list/PageHead.tsx';
import { useFilteredList } from '../../layout/filtered-list/use-filtered-list.ts';
import { PageHero } from '../../layout/hero/PageHero.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { RESULTS_HEADING_ID } from '../../ui/ids.ts';
import { Wrap } from '../../ui/Wrap.tsx';
import { ActiveFilters } from './filters/ActiveFilters.tsx';
import { FilterSheet, type FilterSheetHandle } from './filters/FilterSheet.tsx';
import { ProgrammeFilters } from './filters/ProgrammeFilters.tsx';
import { ToolsRow } from './filters/ToolsRow.tsx';
import { dateLinks, filterForm, resultLinks } from './links.ts';
import {
  LINE_IDS,
  type ProgrammeData,
  type ProgrammeList,
  type ProgrammeModel,
  RESULTS_ID,
} from './model.ts';
import styles from './Programme.module.css';
import now from './today/NowButton.module.css';

type ProgrammeProps = Pick<ProgrammeList, 'build' | 'model'> & {
  /** The results of `model`, as the server drew them. */
  readonly children?: ReactNode;
};

/** Requirements 9: twelve blocks for the timetable; as many cards as fit on a screen. */
const SKELETONS = { cards: ['card', 6], timetable: ['timetable', 12] } as const;

/** An age is typed: the model lists the chosen one only. */
const AGES = CHILD_AGES.map((slug) => ({ slug }));

/** The list that the filter form asks for. */
const formAddress = (choices: FormData, { address, options }: ProgrammeModel): string =>
  programmeHref({ ...address, selection: readSelection(choices, { ...options, age: AGES }), page: 1 });

/** What draws a list: fetched with the first that is asked for, because the server drew the one before. */
let drawing: typeof import('./Results.tsx') | null = null;
const prepare = async (): Promise<void> => {
  drawing ??= await import('./Results.tsx');
};

/**
 * The programme: days, filters and results. Its state is the address. Without script the links and the form lead to a
 * page each; with script the list follows every choice in place.
 */
export function Programme({ build, model: first, children }: ProgrammeProps) {
  const sheet = useRef<FilterSheetHandle>(null);
  const { list, isWaiting, isSettled, isRefused, chips, heading, follow, discard, formProps } =
    useFilteredList<ProgrammeData>({
      build,
      addressOf: (choices, shown) => formAddress(choices, shown?.model ?? first),
      // A choice in a sheet over the list waits for its button.
      isDraft: () => sheet.current?.isModal() === true,
      prepare,
    });
  const model = list?.model ?? first;
  const { layout } = model;
  const [skeleton, count] = SKELETONS[layout];
  // What is announced as today stays so while its list is filtered: nothing moves under the finger.
  const { hero } = model.address.path === first.address.path ? first : model;
  // What it says stands above the list.
  useEffect(() => {
    if (isRefused) sheet.current?.showList();
  }, [isRefused]);
  const form = filterForm(model);
  const dates = dateLinks(model);
  const onSubmit: typeof formProps.onSubmit = (event) => {
    sheet.current?.showList();
    formProps.onSubmit(event);
  };
  return (
    <>
      <PageHead head={list?.head ?? null} />
      <PageHero
        title={hero.title}
        intro={hero.intro}
        trail={hero.trail}
        compact
        side={hero.arm ? { kind: 'ornament', name: hero.arm } : undefined}
      />
      <Wrap>
        <DateStrip days={dates.days} all={dates.allDays} onFollow={follow} />
      </Wrap>
      <ToolsRow
        model={model}
        links={resultLinks(model)}
        filters={
          <FilterSheet chosen={form.active.length} isLive={formProps.isLive} onDismiss={discard} ref={sheet}>
            <ProgrammeFilters
              model={form}
              found={model.count.shown}
              onFollow={follow}
              {...formProps}
              onSubmit={onSubmit}
            />
          </FilterSheet>
        }
        chosen={
          <ActiveFilters
            active={form.active}
            clearHref={form.clearHref}
            isBesideChanges={model.changed > 0}
            onFollow={follow}
            ref={chips}
          />
        }
        announcement={isRefused ? errors.offline_choice : isSettled ? model.status : ''}
      >
        {layout === 'timetable' &&
          model.days.some(({ today, selected }) => today && selected) &&
          LINE_IDS.map((id) => (
            // Shown while there is a line of now.
            <a key={id} className={now.link} href={`#${id}`} data-to={id}>
              {messages.to_now}
            </a>
          ))}
      </ToolsRow>
      <Wrap>
        <ListNotice isRefused={isRefused} hasUnknown={model.hasUnknown} />
        <h2 className="visually-hidden" id={RESULTS_HEADING_ID} tabIndex={-1} ref={heading}>
          {messages.heading}
        </h2>
      </Wrap>
      <div className={styles.results} id={RESULTS_ID} aria-busy={isWaiting || undefined}>
        {isWaiting && (
          <Wrap>
            <Skeleton shape={skeleton} count={count} label={messages.skeleton_list} />
          </Wrap>
        )}
        <div hidden={isWaiting}>
          {list && drawing ? (
            <drawing.Results
              key={list.results.kind}
              results={list.results}
              model={list.model}
              onFollow={follow}
            />
          ) : (
            children
          )}
        </div>
      </div>
    </>
  );
}
