import type { Definition } from './define.ts';
import type { ContentProblem } from './problems.ts';
import type { WireStory } from './wire.ts';

/** What reading needs to know beyond the value itself. */
export type ReadContext = {
  /** Every definition by component name. */
  readonly model: { readonly [component: string]: Definition | undefined };
  /** Zone of date values on the wire (`CONTENT_TIMEZONE`). */
  readonly timezone: string;
  /** Where we are, for the log. */
  readonly story: { readonly fullSlug: string; readonly uuid: string };
  /** How many relations deep: reading stops at `MAX_DEPTH`, so that circles end. */
  readonly depth: number;
  /** A referred story that is not inlined in the content, by uuid. */
  readonly findStory: (uuid: string) => WireStory | undefined;
  /**
   * Referred stories that were read before, by depth and uuid: a programme of thousands of items refers to the same
   * few belevingen and places again and again.
   */
  readonly known: Map<string, unknown>;
  /** Present address (full slug) of a story, for links whose cached address is out of date. */
  readonly findSlug: (uuid: string) => string | undefined;
  /** Told about everything that could not be shown. */
  readonly report: (problem: ContentProblem) => void;
};

/** Page → referred story → story referred by that one → its own facts. */
export const MAX_DEPTH = 3;
