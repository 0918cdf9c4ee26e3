/**
 * Forms are sent without leaving the page by `browser/send-form.ts`, which is fetched when a form comes near the window
 * or somebody begins to fill it in. One listener for all forms, also for those that come into the page later.
 */
const NEAR = '200px';

let sender: Promise<typeof import('./browser/send-form.ts')> | undefined;

function fetchSender() {
  sender ??= import('./browser/send-form.ts').catch((error: unknown) => {
    sender = undefined;
    throw error;
  });
  return sender;
}

/** What cannot be fetched now may be there when the form is sent. */
const prepare = (): void => void fetchSender().catch(() => {});

const ours = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-form]') : null;

const watcher = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watcher.disconnect();
    prepare();
  },
  { rootMargin: NEAR },
);
for (const form of document.querySelectorAll('[data-form]')) watcher.observe(form);

document.addEventListener('focusin', ({ target }) => {
  if (ours(target)) prepare();
});

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !ours(form)) return;
  event.preventDefault();
  // Without it the form goes as it goes without any script: by a plain post.
  fetchSender().then(
    ({ sendForm }) => sendForm(form),
    () => form.submit(),
  );
});
