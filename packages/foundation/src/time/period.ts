/** When something is shown, in epoch ms: `from` included, `until` excluded, either may be missing. */
export type Period = { readonly from?: number; readonly until?: number };

/** The period of what an editor gave a beginning, an end, or neither. */
export const periodOf = (from: Date | null, until: Date | null): Period => ({
  ...(from && { from: from.getTime() }),
  ...(until && { until: until.getTime() }),
});

/** Whether something with this period is shown at `now` (epoch ms). */
export const isDuring = (
  { from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY }: Period,
  now: number,
): boolean => from <= now && now < until;
