import { blocks } from './blocks.ts';
import { bookstores } from './bookstores.ts';
import { carousel } from './carousel.ts';
import { changes } from './changes.ts';
import { daySheet } from './day-sheet.ts';
import { errors } from './errors.ts';
import { experience } from './experience.ts';
import { filters } from './filters.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { hotspots } from './hotspots.ts';
import { item } from './item.ts';
import { lists } from './lists.ts';
import { live } from './live.ts';
import { myChanges } from './my-changes.ts';
import { myList } from './my-list.ts';
import { news } from './news.ts';
import { newsletter } from './newsletter.ts';
import { pagination } from './pagination.ts';
import { programme } from './programme.ts';
import { related } from './related.ts';
import { ribbon } from './ribbon.ts';
import { search } from './search.ts';
import { share } from './share.ts';
import { site } from './site.ts';
import { states } from './states.ts';
import { toast } from './toast.ts';
import { tours } from './tours.ts';

/** Every Dutch text of the interface that is not content. `{name}` is a hole for `fill`. */
export const messages = {
  site,
  related,
  share,
  programme,
  filters,
  states,
  experience,
  myChanges,
  myList,
  ribbon,
  search,
  lists,
  pagination,
  bookstores,
  hotspots,
  tours,
  home,
  news,
  item,
  blocks,
  carousel,
  changes,
  forms,
  newsletter,
  toast,
  live,
  daySheet,
  errors,
} as const;
