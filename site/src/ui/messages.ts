import { blocks } from './messages/blocks.ts';
import { bookstores } from './messages/bookstores.ts';
import { carousel } from './messages/carousel.ts';
import { errors } from './messages/errors.ts';
import { experience } from './messages/experience.ts';
import { filters } from './messages/filters.ts';
import { forms } from './messages/forms.ts';
import { home } from './messages/home.ts';
import { hotspots } from './messages/hotspots.ts';
import { item } from './messages/item.ts';
import { leeslint } from './messages/leeslint.ts';
import { lists } from './messages/lists.ts';
import { live } from './messages/live.ts';
import { news } from './messages/news.ts';
import { newsletter } from './messages/newsletter.ts';
import { pagination } from './messages/pagination.ts';
import { programme } from './messages/programme.ts';
import { related } from './messages/related.ts';
import { ribbon } from './messages/ribbon.ts';
import { search } from './messages/search.ts';
import { share } from './messages/share.ts';
import { site } from './messages/site.ts';
import { states } from './messages/states.ts';
import { toast } from './messages/toast.ts';
import { tours } from './messages/tours.ts';

/** Every Dutch text of the interface that is not content. `{name}` is a hole for `fill`. */
export const messages = {
  site,
  related,
  share,
  programme,
  filters,
  states,
  experience,
  leeslint,
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
  forms,
  newsletter,
  toast,
  live,
  errors,
} as const;
