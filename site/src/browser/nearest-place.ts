import { position } from '@inktvis/messages/bookstores';
import { distanceKm, type Point } from '../ui/map/point.ts';

const TIMEOUT_MS = 15_000;
const MAX_AGE_MS = 300_000;

const locator = document.querySelector('[data-locator]');
const status = locator?.querySelector('[role="status"]');

function say(words: string): void {
  if (status) status.textContent = words;
}

function nearestTo(from: Point): string {
  const options = [...(locator?.querySelectorAll('option') ?? [])].map((option) => {
    const [latitude = 0, longitude = 0] = (option.getAttribute('data-point') ?? '').split(' ').map(Number);
    return { value: option.value, km: distanceKm(from, { latitude, longitude }) };
  });
  return options.sort((a, b) => a.km - b.km)[0]?.value ?? '';
}

/** Searches from the town that is nearest to the device. The position itself never leaves the browser. */
const button = locator?.querySelector<HTMLButtonElement>('button[type="button"]');
if (button) button.disabled = false;
button?.addEventListener('click', () => {
  say(position.asking);
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const field = locator?.querySelector('input');
      const town = nearestTo(coords);
      if (!field || !town || !navigator.onLine) return say(position.failed);
      field.value = town;
      field.form?.submit();
    },
    ({ code, PERMISSION_DENIED }) => say(code === PERMISSION_DENIED ? position.denied : position.failed),
    { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
  );
});
// The browser may show this page again as it was left.
addEventListener('pagehide', () => say(''));
