import { createElement, type ReactNode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readStorage, writeStorage } from '../src/browser/storage.ts';

/** Only what Astro rendered and hands to an island may become markup (Trusted Types): it was read from the page itself. */
const islands = window.trustedTypes?.createPolicy('islands', { createHTML: (html) => html });

/** Its markup is of the server: React keeps it as it is. */
const slot = (html: string | undefined, name?: string): ReactNode =>
  html?.trim()
    ? createElement('astro-slot', {
        name,
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: { __html: islands?.createHTML(html) ?? html },
      })
    : null;

type Slots = Readonly<Record<string, string | undefined>>;
type Component = Parameters<typeof createElement>[0];

/** In the tab's storage: the address that is loaded again because an island threw. */
const FAILED_KEY = 'reloaded-after-error';
const failed = readStorage('sessionStorage', FAILED_KEY);
writeStorage('sessionStorage', FAILED_KEY, null);

/** What a visitor may have changed, pressed or focused. */
const HELD = 'input, textarea, select, details, summary, button, a, [tabindex]';
const heldIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>(HELD)];

/** Hands what was typed, ticked, opened, pressed and focused on to what replaced it: the same tag, name and order. */
function handOn(before: readonly HTMLElement[], element: HTMLElement, focused: Element | null): void {
  const after = heldIn(element);
  for (const old of before.filter(({ isConnected }) => !isConnected)) {
    const isAlike = (one: HTMLElement) =>
      one.localName === old.localName && one.getAttribute('name') === old.getAttribute('name');
    const next = after.filter(isAlike)[before.filter(isAlike).indexOf(old)];
    if (!next) continue;
    if (old === focused) next.focus({ preventScroll: true });
    if (old.dataset.early === '') next.dataset.early = '';
    const caret = old === focused ? ['selectionStart', 'selectionEnd'] : [];
    for (const name of ['value', 'checked', 'open', ...caret])
      if (Reflect.get(next, name) !== Reflect.get(old, name)) Reflect.set(next, name, Reflect.get(old, name));
  }
}

/** Stands around an island and is drawn once. */
function Keeper({ onDrawn, children }: { onDrawn: () => void; children?: ReactNode }) {
  useLayoutEffect(onDrawn);
  return children;
}

/** Hydrating and running the scripts that came for it is too much for a slow phone in one task. */
const yieldToEventLoop = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

/** Hydrates within Trusted Types; what a visitor did stays where React draws an island anew, or removes one that throws. */
export default (element: HTMLElement) =>
  async (
    component: Component,
    props: Readonly<Record<string, unknown>>,
    { default: children, ...rest }: Slots,
  ): Promise<void> => {
    if (!element.hasAttribute('ssr')) return;
    const slots = Object.fromEntries(Object.entries(rest).map(([name, html]) => [name, slot(html, name)]));
    const prefix = element.getAttribute('prefix') ?? undefined;
    await yieldToEventLoop();
    // What stays there when it throws is a copy as the server drew it; what React drew last may be half of it.
    const isLetter = element.querySelector('[method=post]') !== null;
    const stays = isLetter || failed === location.href;
    const drawn = [...element.childNodes].map((node) => (stays ? node.cloneNode(true) : node));
    let held = heldIn(element);
    /** Loads the page again from the address it has now, once: it may throw again. A letter is not loaded over. */
    const onUncaughtError = (error: unknown) => {
      reportError(error);
      element.setAttribute('ssr', '');
      element.replaceChildren(...drawn);
      handOn(held, element, null);
      if (isLetter || failed === location.href) return;
      writeStorage('sessionStorage', FAILED_KEY, location.href);
      // Where storage is refused it would be loaded for ever.
      if (readStorage('sessionStorage', FAILED_KEY) === location.href) location.reload();
    };
    // Until it is drawn it counts as the server's (`ssr`): presses are early, islands inside wait.
    await new Promise<void>((resolve) => {
      // What had the focus until the moment that it was replaced: some browsers take it away before.
      let focused = document.activeElement;
      const follow = () =>
        queueMicrotask(() => {
          focused = document.activeElement;
        });
      const watching = new AbortController();
      for (const type of ['focusin', 'focusout'])
        element.addEventListener(type, follow, { signal: watching.signal });
      const onDrawn = () => {
        watching.abort();
        handOn(held, element, focused);
        held = heldIn(element);
        resolve();
      };
      startTransition(() => {
        const content = createElement(component, { ...props, ...slots }, slot(children));
        const keeper = createElement(Keeper, { onDrawn }, content);
        const root = hydrateRoot(element, keeper, { identifierPrefix: prefix, onUncaughtError });
        element.addEventListener('astro:unmount', () => root.unmount(), { once: true });
      });
    });
    // What was pressed before (`EarlyScript.astro`) is pressed again; islands inside do so themselves.
    for (const button of held)
      if (button.dataset.early === '' && button.closest('astro-island') === element) {
        delete button.dataset.early;
        setTimeout(() => button.click());
      }
  };
