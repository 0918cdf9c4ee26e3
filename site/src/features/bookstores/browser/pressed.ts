let busy = false;

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);

function say(words: string): void {
  const status = find('[data-near-status]');
  if (status) status.textContent = words;
}

async function locate(button: HTMLElement): Promise<void> {
  const region = find('[data-near-results]');
  const template = find<HTMLTemplateElement>('[data-near-template]');
  if (!region || !template) return;
  try {
    const { listByPosition } = await import('./locate.ts');
    await listByPosition(region, template, say);
  } catch {
    say(button.dataset.nearLocate ?? '');
  }
}

async function drawMap(place: HTMLElement): Promise<void> {
  try {
    const { showMap } = await import('../../../ui/map/show-map.ts');
    await showMap(place, document);
  } catch {
    const words = place.querySelector('p');
    if (words) words.textContent = place.dataset.nearMap ?? '';
    place.querySelector('button')?.remove();
  }
}

/**
 * “Gebruik mijn plek” and the map: both only on a click, and only then is anything of them loaded. What they say when
 * that fails stands in the page.
 */
export async function pressed({ target }: Event): Promise<void> {
  const button = target instanceof Element ? target.closest('button') : null;
  const place = button?.closest<HTMLElement>('[data-near-map]');
  if (!button || busy) return;
  busy = true;
  if (button.matches('[data-near-locate]')) await locate(button);
  else if (place && !place.querySelector('section')) await drawMap(place);
  busy = false;
}
