import type { PageTypeName, Story } from '@inktvis/content';
import type { Occurrence } from '@inktvis/programme/occurrences';
import type { ThemeIcon } from '@inktvis/programme/programme-item';
import type { WhenWhere } from '../cards/when-where.ts';
import type { IconName } from '../ui/images/Icon.tsx';

/** What search shows of a kind of page, and finds it by (requirements D10, Search). */
export type SearchKind<T extends PageTypeName = PageTypeName> = {
  readonly label: string;
  readonly icon: IconName;
  /** The sign in place of the icon. */
  readonly genre?: (story: Story<T>) => ThemeIcon | null;
  /** Other words to find it by: who made it, where and when it is. */
  readonly facts?: (story: Story<T>, occurrences: readonly Occurrence[]) => readonly string[];
  readonly whenWhere?: (story: Story<T>, occurrences: readonly Occurrence[], now: Date) => WhenWhere;
};

/** By content type; null: it is found as an ordinary page. */
export type SearchKinds = { readonly [T in PageTypeName]: { readonly search: SearchKind<T> | null } };
