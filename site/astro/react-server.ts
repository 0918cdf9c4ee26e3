import type { NamedSSRLoadedRendererValue } from 'astro';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

/** What Astro rendered and hands to a React component as one of its props. */
const slot = (html: string, name: string | undefined, hydrates: boolean): ReactNode =>
  html.trim() === ''
    ? null
    : createElement(hydrates ? 'astro-slot' : 'astro-static-slot', {
        name,
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: { __html: html },
      });

/** Numbers the islands of a page, so that the ids React makes in one differ from those in another. */
const islands = new WeakMap<object, number>();
function nextPrefix(page: object): string {
  const count = islands.get(page) ?? 0;
  islands.set(page, count + 1);
  return `r${count}`;
}

const MEMO = Symbol.for('react.memo');
const MAX_RENDERINGS = 50;
const cache = new WeakMap<object, { readonly props: Record<string, unknown>; readonly html: string }[]>();

const sameProps = (one: Record<string, unknown>, other: Record<string, unknown>): boolean => {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]))
  );
};

/** What `memo` says of a component (same props, same result) holds over pages as well: header and footer. */
function renderOnce(memo: object, props: Record<string, unknown>, render: () => string): string {
  const renderings = cache.get(memo) ?? [];
  cache.set(memo, renderings);
  const known = renderings.find((one) => sameProps(one.props, props));
  if (known) return known.html;
  const html = render();
  renderings.unshift({ props, html });
  renderings.length = Math.min(renderings.length, MAX_RENDERINGS);
  return html;
}

type RenderToHtml = NamedSSRLoadedRendererValue['renderToStaticMarkup'];

/** Astro calls it with the page that is being rendered as `this`. */
async function renderToHtml(
  this: { readonly result: object },
  ...[Component, props, { default: children, ...slots }, metadata]: Parameters<RenderToHtml>
): ReturnType<RenderToHtml> {
  const hydrates = Boolean(metadata?.hydrate);
  const { class: _class, ...rest } = props;
  const given = Object.entries(slots).map(([name, html]) => [name, slot(html, name, hydrates)]);
  const content = children == null ? rest.children : slot(children, undefined, hydrates);
  const element = createElement(Component, { ...rest, ...Object.fromEntries(given) }, content);
  if (!hydrates) {
    const render = () => renderToStaticMarkup(element);
    const isMemo = Component.$$typeof === MEMO && Object.keys(slots).length === 0 && children == null;
    return { html: isMemo ? renderOnce(Component, rest, render) : render(), attrs: {} };
  }
  const prefix = nextPrefix(this.result);
  return { html: renderToString(element, { identifierPrefix: prefix }), attrs: { prefix } };
}

/** Astro's own renderer streams and renders every component twice; the figures are in docs/decisions/001-framework.md. */
const renderer: NamedSSRLoadedRendererValue = {
  name: 'inktvis-react',
  supportsAstroStaticSlot: true,
  check: async (Component: unknown) => typeof Component === 'function' || typeof Component === 'object',
  renderToStaticMarkup: renderToHtml,
};

export default renderer;
