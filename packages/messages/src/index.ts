import { blocks } from './blocks.ts';
import { bookstores } from './bookstores.ts';
import { carousel } from './carousel.ts';
import { cast } from './cast.ts';
import { changes } from './changes.ts';
import { daySheet } from './day-sheet.ts';
import { errors } from './errors.ts';
import { experience } from './experience.ts';
import { filters } from './filters.ts';
import { forms, newsletter } from './forms.ts';
import { hotspots } from './hotspots.ts';
import { item, states } from './item.ts';
import { lists } from './lists.ts';
import { live } from './live.ts';
import { myChanges, myList } from './my-list.ts';
import { news } from './news.ts';
import { print } from './print.ts';
import { programme } from './programme.ts';
import { ribbon, toast } from './ribbon.ts';
import { search } from './search.ts';
import { share } from './share.ts';
import { home, site } from './site.ts';
import { takeAlong } from './take-along.ts';
import { tours } from './tours.ts';
import { pagination, related, ui } from './ui.ts';

/** Every Dutch text of the interface that is not content. `{name}` is a hole for `fill`. */
export const messages = {
  site,
  related,
  share,
  print,
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
  takeAlong,
  tours,
  ui,
  home,
  news,
  item,
  blocks,
  carousel,
  cast,
  changes,
  forms,
  newsletter,
  toast,
  live,
  daySheet,
  errors,
} as const;
