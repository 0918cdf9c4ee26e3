import type { Day } from '@inktvis/foundation/brussels';

/** A programme item as the ribbon knows it. */
export type Savable = {
  /** Its short name (`occurrence-key.ts`). */
  readonly id: string;
  /** uuid of its experience: another date of the same is 'saved elsewhere'. */
  readonly experience: string;
  readonly day: Day;
  readonly title: string;
};
