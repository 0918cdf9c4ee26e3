/** When booking opens, the ticket shows the foot with the button (`EntryFoot.tsx`) in place of that with the hour. */
const feet = [...document.querySelectorAll<HTMLElement>('[data-opens-at]')];

// A phone that sleeps stops its timers: the clock is asked again and again. Any module that an island has too would
// bring React's chunk to every page, hence no clock of foundation.
const timer = setInterval(() => {
  if (Date.now() < Number(feet[0]?.dataset.opensAt ?? 0)) return;
  clearInterval(timer);
  feet.forEach((foot, index) => {
    foot.hidden = index === 0;
  });
}, 1000);
