import { setTimeout } from 'node:timers/promises';

/** Awaited between two steps of background work (mails): requests that came meanwhile go first. */
export const yieldToRequests = (): Promise<void> => setTimeout(8);
