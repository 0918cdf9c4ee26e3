/** Fetches what fills in the queues once a moment of today stands on the page: other pages neither need nor ask it. */
export function showQueues(): void {
  const { today } = document.documentElement.dataset;
  if (document.querySelector(`[data-queue-day="${today}"]`)) void import('./queue-slips.ts');
}
