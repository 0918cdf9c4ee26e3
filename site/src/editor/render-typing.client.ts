import { selector } from '../ui/hooks.ts';

/** What the server rendered of a story that is being typed, and whether the story is too large for that. */
type Rendering = { readonly page: Document | null; readonly isTooLarge: boolean };

/**
 * Asks the server for the parts of this page that change, with the unsaved story in them. `XMLHttpRequest` parses the
 * document itself: text that a script turns into markup is refused everywhere (Trusted Types).
 */
function ask(story: object): Promise<Rendering | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/preview/render${location.search}`);
    request.responseType = 'document';
    request.setRequestHeader('Accept', 'text/html');
    request.setRequestHeader('Content-Type', 'application/json');
    request.addEventListener('load', () => {
      const isPage = request.getResponseHeader('Content-Type')?.startsWith('text/html');
      const page = request.status === 200 && isPage ? request.responseXML : null;
      resolve({ page, isTooLarge: request.status === 413 });
    });
    // The next letter tries again; what was saved is there after a reload.
    request.addEventListener('error', () => resolve(null));
    request.send(JSON.stringify({ address: location.pathname + location.search, story }));
  });
}

/**
 * The page with the unsaved story in it; null when the server will not or cannot. A notice is shown when it is too
 * large.
 */
export async function render(story: object): Promise<Document | null> {
  const rendering = await ask(story);
  const notice = document.querySelector<HTMLElement>(selector('tooLarge'));
  if (notice && rendering && (rendering.isTooLarge || rendering.page)) notice.hidden = !rendering.isTooLarge;
  return rendering?.page ?? null;
}
