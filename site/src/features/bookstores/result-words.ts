import { bookstores } from '@inktvis/messages/bookstores';
import { fill } from '@inktvis/messages/fill';

/** `40 boekhandels, dichtste eerst` */
export const nearestFirst = (total: number): string =>
  total === 1 ? bookstores.nearest_first_one : fill(bookstores.nearest_first, { count: total });
