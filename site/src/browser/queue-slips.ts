import { queueOf, watchQueues } from './signing-queues.ts';

/** Fills in what `QueueSlip.tsx` leaves open, of moments of today. React draws the element and changes nothing in it. */
function drawAll(): void {
  for (const slip of document.querySelectorAll<HTMLElement>('[data-queue]')) draw(slip);
}

function write(slip: HTMLElement, part: 'words' | 'stamp', text: string): void {
  const element = slip.querySelector(`[data-queue-${part}]`);
  if (element && element.textContent !== text) element.textContent = text;
}

function draw(slip: HTMLElement): void {
  const shown = queueOf(slip.dataset.queue ?? '');
  slip.hidden = !shown;
  const room = slip.closest<HTMLElement>('[data-queue-room]');
  if (room) room.hidden = !shown;
  if (!shown) return;
  const { state, icon, words, stamp } = shown;
  slip.querySelector('b')?.setAttribute('data-state', state);
  const sign = slip.querySelector('use');
  sign?.setAttribute('href', `${sign.getAttribute('href')?.split('#')[0]}#u-${icon}`);
  write(slip, 'words', words);
  write(slip, 'stamp', stamp);
}

watchQueues(document.documentElement.dataset.today ?? '', drawAll);
// What an island draws later.
new MutationObserver(drawAll).observe(document.body, { childList: true, subtree: true });
