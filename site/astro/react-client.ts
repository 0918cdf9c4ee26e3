import { createElement, memo, type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readStorage, writeStorage } from '../src/browser/storage.ts';

/**
 * What Astro rendered and hands to an island as one of its props. The page says that only this may become markup
 * (Trusted Types): it was read from the page itself.
 */
const islands = window.trustedTypes?.createPolicy('islands', { createHTML: (html) => html });

type SlotProps = { readonly html: string; readonly name: string | undefined };

const Slot = memo(
  ({ html, name }: SlotProps) =>
    createElement('astro-slot', {
      name,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: islands?.createHTML(html) ?? html },
    }),
  () => true,
);

const slot = (html: string | undefined, name?: string): ReactNode =>
  html?.trim() ? createElement(Slot, { html, name }) : null;

type Slots = Readonly<Record<string, string | undefined>>;
type Component = Parameters<typeof createElement>[0];

const RELOADED_KEY = 'reloaded-after-error';

/**
 * React removes an island that throws. Its page is loaded again from the address it has now, where the server draws what the
 * island would have shown; once per address, because it may throw again.
 */
function onUncaughtError(error: unknown): void {
  reportError(error);
  if (readStorage('sessionStorage', RELOADED_KEY) === location.href) return;
  writeStorage('sessionStorage', RELOADED_KEY, location.href);
  location.reload();
}

/** Hydrating and running the scripts that came for it is too much for a slow phone in one task. */
const yieldToEventLoop = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });

/**
 * The browser side of an island: takes over what the server rendered. Unlike Astro's own it keeps to Trusted Types,
 * and leaves out what no island here needs (`client:only`, actions, children as React elements).
 */
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
    startTransition(() => {
      const content = createElement(component, { ...props, ...slots }, slot(children));
      const root = hydrateRoot(element, content, { identifierPrefix: prefix, onUncaughtError });
      element.addEventListener('astro:unmount', () => root.unmount(), { once: true });
    });
  };
