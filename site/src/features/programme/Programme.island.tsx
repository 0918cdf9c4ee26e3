import { filters } from '@inktvis/messages/filters';
import { programme as messages } from '@inktvis/messages/programme';
import { createPortal } from 'react-dom';
import { DateStrip } from '../../blocks/date-strip/DateStrip.tsx';
import { PageHero } from '../../layout/PageHero.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import { ActiveFilters } from './filters/ActiveFilters.tsx';
import { FilterForm } from './filters/FilterForm.tsx';
import { ResultLine } from './filters/ResultLine.tsx';
import { UnknownValues } from './filters/UnknownValues.tsx';
import type { ProgrammeModel } from './model.ts';
import styles from './Programme.module.css';
import { Results } from './Results.tsx';
import { useProgramme } from './use-programme.ts';

type ProgrammeProps = { readonly model: ProgrammeModel };

/** Requirements 9: twelve blocks for the timetable; as many cards as fit on a screen. */
const SKELETONS = { cards: ['card', 6], timetable: ['timetable', 12] } as const;

/**
 * The programme: days, filters and results. Its state is the address. Without script the links and the form lead to a
 * page each; with script the list follows every choice in place.
 */
export function Programme({ model: first }: ProgrammeProps) {
  const { model, results, isLive, isWaiting, announcement, follow, formProps, chips, heading, outlet } =
    useProgramme(first);
  const { hero, form, layout } = model;
  const [skeleton, count] = SKELETONS[layout];
  const filterForm = <FilterForm model={form} isLive={isLive} {...formProps} />;
  return (
    <>
      <PageHero
        title={hero.title}
        intro={hero.intro}
        trail={hero.trail}
        side={hero.arm ? { kind: 'ornament', name: hero.arm, place: 'under' } : { kind: 'none' }}
      />
      <Wrap>
        <DateStrip days={model.days} all={model.allDays} onFollow={follow} />
        {layout === 'timetable' ? (
          // Folded away beside the timetable, which needs the room.
          <details className={styles.refine}>
            <summary>{filters.legend}</summary>
            {filterForm}
          </details>
        ) : (
          filterForm
        )}
        <UnknownValues values={model.unknown} />
        <ActiveFilters active={form.active} clearHref={form.clearHref} onFollow={follow} ref={chips} />
        <ResultLine count={model.count} announcement={announcement} links={model.links} />
        <h2 className="visually-hidden" id="resultaten" tabIndex={-1} ref={heading}>
          {messages.heading}
        </h2>
      </Wrap>
      {outlet &&
        createPortal(
          <>
            {isWaiting && <Skeleton shape={skeleton} count={count} label={messages.skeleton_list} />}
            {results && (
              <div hidden={isWaiting}>
                <Results results={results} address={model.address} onFollow={follow} />
              </div>
            )}
          </>,
          outlet,
        )}
    </>
  );
}
