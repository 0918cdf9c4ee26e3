import { fill } from '@inktvis/messages/fill';
import { queue } from '@inktvis/messages/queue';
import type { ShownState } from './signing-queue.ts';

const ICONS = {
  geen: 'check',
  '20': 'queue-1',
  '40': 'queue-2',
  '60': 'queue-3',
  dicht: 'queue-closed',
  voorbij: 'stop',
  stil: 'clock',
} as const satisfies { readonly [state in ShownState]: string };

const STAMPS: { readonly [state in ShownState]?: string } = {
  dicht: queue.closed,
  stil: queue.silent,
  voorbij: '',
};

/** How a queue is shown: its sign, its words, and of when they are. */
export const queueWords = (state: ShownState, time = '') => ({
  state,
  time,
  icon: ICONS[state],
  words: queue.states[state],
  stamp: fill(STAMPS[state] ?? queue.said, { time }),
});
