import { type ProgrammeAddress, programmeHref } from '@inktvis/programme/filters/address';
import type { Paging } from '@inktvis/programme/pagination';
import { Pagination } from '../../ui/controls/Pagination.tsx';

/** The pages of a list need a path and a query only. */
const ANY_ORIGIN = 'http://localhost';

type ResultPagesProps = { readonly paging: Paging; readonly address: ProgrammeAddress };

/** The pages of a list of cards. */
export const ResultPages = ({ paging, address }: ResultPagesProps) => (
  <Pagination paging={paging} url={new URL(programmeHref(address), ANY_ORIGIN)} />
);
