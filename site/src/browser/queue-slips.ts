import { queueWords } from '../ui/text/queue-words.ts';
import { queueOf, watchQueues } from './signing-queues.ts';

/** Fills in what `QueueSlip.tsx` left open on a stored page; in an island only until React draws it. */
for (const slip of document.querySelectorAll<HTMLElement>('[data-queue]')) {
  const { queue: moment = '', queueDay: day = '' } = slip.dataset;
  watchQueues(day, () => draw(slip, moment));
}

function draw(slip: HTMLElement, moment: string): void {
  if (slip.closest('astro-island')?.hasAttribute('ssr') === false) return;
  const shown = queueOf(moment);
  slip.hidden = !shown;
  const room = slip.closest<HTMLElement>('[data-queue-room]');
  if (room) room.hidden = !shown;
  if (!shown) return;
  const { icon, words, stamp } = queueWords(shown);
  const frame = slip.querySelector('b');
  if (frame) frame.dataset.state = shown.state;
  const sign = slip.querySelector('use');
  sign?.setAttribute('href', `${sign.getAttribute('href')?.split('#')[0]}#u-${icon}`);
  for (const [part, text] of [
    ['words', words],
    ['stamp', stamp],
  ] as const) {
    const element = slip.querySelector(`[data-queue-${part}]`);
    if (element) element.textContent = text;
  }
}
