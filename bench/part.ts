import type { Site } from './site.ts';

/** Why there is nothing to measure. */
export type Missing = { readonly missing: string };

/** What a part found: its figures for `results.json`, and a line for each limit that was passed. */
type Outcome = { readonly figures: unknown; readonly failed: readonly string[] };

/** One part of the bench, which can be run by its name. */
export type Part = {
  readonly name: string;
  /** Takes so long that it only runs when it is named. */
  readonly byNameOnly: boolean;
  run(site: Site): Promise<Outcome>;
};

type Making<Figures> = {
  readonly byNameOnly?: boolean;
  /** `site` is shared by the parts that do not need one of their own. */
  measure(site: Site): Promise<Figures | Missing>;
  print(figures: Figures): void;
  judge(figures: Figures): readonly string[];
};

/** Ties measuring, printing and judging together. What could not be measured is reported, and is no failure. */
export function part<Figures extends object>(
  name: string,
  { byNameOnly = false, measure, print, judge }: Making<Figures>,
): Part {
  return {
    name,
    byNameOnly,
    async run(site) {
      const figures = await measure(site);
      if ('missing' in figures) {
        console.log(`\n${name}: ${figures.missing}`);
        return { figures, failed: [] };
      }
      print(figures);
      return { figures, failed: judge(figures) };
    },
  };
}
