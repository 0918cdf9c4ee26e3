import { filters } from '@inktvis/messages/filters';
import { tours } from '@inktvis/messages/tours';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { TOUR_TAGS, type TourTag, tagWords } from '../../cards/tours/tour-words.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Chip } from '../../ui/controls/Chip.tsx';
import { ResultBar, ResultCount } from '../../ui/feedback/ResultBar.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useAddressList } from '../../ui/use-address-list.ts';
import { UnknownValues } from '../programme/filters/UnknownValues.tsx';
import type { TourAnswer, TourSummary } from './load.ts';
import styles from './TourOverview.module.css';
import { TourResults, type TourResultsProps } from './TourResults.tsx';
import { readTags, TAG_PARAMETER, toursHref } from './tour-address.ts';

/** About as many rows as a screen holds. */
const SKELETON_ROWS = 6;
const HINT_ID = 'filters-uitleg';
const HEADING_ID = 'resultaten';

type FiltersProps = {
  readonly path: string;
  readonly chosen: readonly TourTag[];
  readonly onChoose: (tags: readonly TourTag[]) => void;
  readonly onSubmit: () => void;
};

const ticked = (form: HTMLFormElement): readonly TourTag[] => {
  const values = new FormData(form).getAll(TAG_PARAMETER);
  return TOUR_TAGS.filter((tag) => values.includes(tag));
};

/** The tags of the tour as a form (GET), which leads to the first page; with script every choice is followed at once. */
function Filters({ path, chosen, onChoose, onSubmit }: FiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isLive, setIsLive] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a choice made before the script was there.
  useEffect(() => {
    setIsLive(true);
    const tags = form.current ? ticked(form.current) : chosen;
    if (tags.join() !== chosen.join()) onChoose(tags);
  }, []);

  return (
    <form
      ref={form}
      className={styles.filters}
      method="get"
      action={path}
      aria-label={tours.form_label}
      autoComplete="off"
      data-live={isLive ? '' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p className="visually-hidden" id={HINT_ID}>
        <span className={styles.hint}>{filters.hint_live}</span>
      </p>
      <fieldset aria-describedby={HINT_ID}>
        <legend className={styles.legend}>{filters.tags_label}</legend>
        <div className={styles.chips}>
          {TOUR_TAGS.map((tag) => (
            <Chip
              key={tag}
              name={TAG_PARAMETER}
              value={tag}
              checked={chosen.includes(tag)}
              onChange={({ target }) => onChoose(target.form ? ticked(target.form) : [])}
            >
              {tagWords([tag])}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div className={styles.apply}>
        <Button type="submit">{tours.apply}</Button>
      </div>
    </form>
  );
}

/** Reads the list of an address; an answer of another build of the site is refused, and the page is loaded anew. */
const readAnswer =
  (build: string) =>
  async (address: string, signal: AbortSignal): Promise<TourAnswer> => {
    const [path = '', query] = address.split('?');
    const response = await fetch(`${path}/lijst.json${query ? `?${query}` : ''}`, { signal });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    const answer: TourAnswer = await response.json();
    if (answer.build !== build) throw new Error(`${address}: from another build`);
    return answer;
  };

export type TourOverviewProps = {
  /** Path of the page, and its query with question mark. */
  readonly path: string;
  readonly query: string;
  /** The build of the site. */
  readonly build: string;
  readonly summary: TourSummary;
  readonly results: Pick<TourResultsProps, 'emptyText' | 'page'>;
  /** The server's list. */
  readonly children?: ReactNode;
};

/** The list of the tour with its filters. The server draws the first list; after a choice it comes as JSON. */
export function TourOverview({ path, query, build, summary, results, children }: TourOverviewProps) {
  const { list, shown, asked, isWaiting, isSettled, go } = useAddressList({
    initial: path + query,
    read: useMemo(() => readAnswer(build), [build]),
    headingId: HEADING_ID,
  });
  const { chosen } = readTags(new URLSearchParams(asked.split('?')[1]));
  const { unknown, count, range, status } = list?.summary ?? summary;
  return (
    <>
      <PageHead head={list?.head ?? null} />
      <Filters
        path={path}
        chosen={chosen}
        onChoose={(tags) => go(toursHref(path, tags))}
        onSubmit={() => go(toursHref(path, chosen), { toResults: true })}
      />
      <UnknownValues values={unknown} />
      <ResultBar>
        {count && <ResultCount>{count}</ResultCount>}
        {/* A live region has to be present and empty before its text changes. */}
        <p className="visually-hidden" role="status">
          {isSettled ? status : ''}
        </p>
        {count && <ResultCount className={styles.range}>{range}</ResultCount>}
      </ResultBar>
      <h2 className="visually-hidden" id={HEADING_ID} tabIndex={-1}>
        {tours.heading}
      </h2>
      <div aria-busy={isWaiting || undefined}>
        {isWaiting && <Skeleton shape="row" count={SKELETON_ROWS} label={tours.skeleton_list} />}
        <div hidden={isWaiting}>
          {list ? (
            <TourResults
              {...results}
              list={list.list}
              address={shown}
              clearHref={list.summary.chosen.length > 0 ? path : undefined}
              onClear={() => go(path)}
            />
          ) : (
            children
          )}
        </div>
      </div>
    </>
  );
}
