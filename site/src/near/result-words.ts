import { fill } from '../ui/fill.ts';
import { bookstores } from '../ui/messages/bookstores.ts';

/** `40 boekhandels, dichtste eerst` */
export const nearestFirst = (total: number): string =>
  total === 1 ? bookstores.nearest_first_one : fill(bookstores.nearest_first, { count: total });
