import { CardGrid } from '../../cards/CardGrid.tsx';
import { ExperienceCard } from '../../cards/ExperienceCard.tsx';
import { DateStrip } from '../../programme/DateStrip.tsx';
import { Pagination } from '../../programme/Pagination.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { fill, messages } from '../../ui/messages.ts';
import { Overview } from '../Overview.tsx';
import type { ProgrammeData } from './load.ts';

type ProgrammeListProps = { readonly data: ProgrammeData; readonly url: URL; readonly emptyText: string };

const counted = (total: number): string =>
  total === 0
    ? messages.programme.count_none
    : total === 1
      ? messages.programme.count_one
      : fill(messages.programme.count_many, { count: total });

/** Days, number of experiences, cards, pages. */
export const ProgrammeList = ({ data, url, emptyText }: ProgrammeListProps) => (
  <Overview
    before={<DateStrip days={data.days} />}
    count={counted(data.total)}
    heading={messages.programme.heading}
  >
    {data.items.length === 0 ? (
      <EmptyState text={emptyText || messages.programme.empty} />
    ) : (
      <CardGrid>
        {data.items.map(({ uuid, card }) => (
          <ExperienceCard key={uuid} {...card} />
        ))}
      </CardGrid>
    )}
    <Pagination paging={data.paging} url={url} />
  </Overview>
);
