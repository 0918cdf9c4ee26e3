import type { Target } from './targets.ts';

/** What a part found: its figures for `results.json`, and a line for each limit that was passed. */
export type Outcome = { readonly figures: unknown; readonly failed: readonly string[] };

/** One part of the bench, which can be asked for by its name. */
export type Part = {
  readonly name: string;
  /** Takes so long that it only runs when it is named. */
  readonly byNameOnly: boolean;
  /** Can do with the made-up page. */
  readonly fixture: boolean;
  run(target: Target): Promise<Outcome>;
};

/** Why there is nothing to measure. */
type Missing = { readonly missing: string };

type Making<Figures> = {
  readonly byNameOnly?: boolean;
  readonly fixture?: boolean;
  /** Null when the site is not built. */
  measure(target: Target): Promise<Figures | Missing | null>;
  print(figures: Figures, target: Target): void;
  judge(figures: Figures): readonly string[];
};

/** Ties measuring, printing and judging together. What could not be measured is said, and passes no limit. */
export function part<Figures extends object>(
  name: string,
  { byNameOnly = false, fixture = false, measure, print, judge }: Making<Figures>,
): Part {
  return {
    name,
    byNameOnly,
    fixture,
    async run(target) {
      const figures = await measure(target);
      if (figures === null) return { figures, failed: [] };
      if ('missing' in figures) {
        console.log(`\n${figures.missing}`);
        return { figures, failed: [] };
      }
      print(figures, target);
      return { figures, failed: judge(figures) };
    },
  };
}
