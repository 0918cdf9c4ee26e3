import type { PageTypeName } from '@inktvis/content';
import type { ContentProblem, Globals } from '@inktvis/content/client';
import type { APIContext, AstroGlobal } from 'astro';
import type { PreviewState } from '../editor/PreviewBar.tsx';
import type { PageProps, PreparedPage } from './story-page.ts';
import { TEMPLATES } from './templates.ts';

/** A page that the route of its address has read, for the template that draws it. */
export type ShownPage = {
  readonly prepared: PreparedPage;
  readonly globals: Globals;
  /** The mark of the visual editor; only in preview. */
  readonly editable?: string;
  /** What an editor gets beside the page. */
  readonly preview: {
    readonly bar: PreviewState & { readonly editorOrigin: string };
    readonly problems: readonly ContentProblem[];
    readonly headers: readonly (readonly [name: string, value: string])[];
    /** Where the page may be framed. */
    readonly policy: `frame-ancestors ${string}`;
    /** Hash of what the editor's bridge writes into a style attribute. */
    readonly styleHash: `sha256-${string}`;
  } | null;
};

type Showing = { readonly shown: ShownPage };

const isShowing = (locals: object): locals is Showing => 'shown' in locals;

function shownIn(locals: object): ShownPage {
  if (!isShowing(locals)) throw new Error('a template has no page of its own');
  return locals.shown;
}

/** Draws a page by the template of its content type, at the address that was asked for. */
export function showPage({ locals, rewrite, url }: APIContext, shown: ShownPage): Promise<Response> {
  Object.assign(locals, { shown } satisfies Showing);
  const template = new URL(`${TEMPLATES}/${shown.prepared.type}`, url);
  // Without the body: whoever was sent one has read it.
  return rewrite(new Request(template));
}

/** Whether a template was reached by its own address, which nobody is given. */
export const isBareTemplate = (path: string, locals: object): boolean =>
  path.startsWith(`${TEMPLATES}/`) && !isShowing(locals);

/** The page that a template draws; an editor's gets its headers. */
export function shownPage({ locals, response, csp }: AstroGlobal): ShownPage {
  const shown = shownIn(locals);
  const { preview } = shown;
  if (preview) {
    for (const [name, value] of preview.headers) response.headers.append(name, value);
    csp?.insertDirective(preview.policy);
    csp?.insertStyleHash(preview.styleHash);
  }
  return shown;
}

/** What the template of content type `T` draws of its page; its loader gathered `Data`. */
export function propsOf<T extends PageTypeName, Data = null>(locals: object): PageProps<T, Data> {
  const { props }: { readonly props: unknown } = shownIn(locals).prepared;
  // The loader of a type and its page belong to one feature: what passes between them is known there.
  return props as PageProps<T, Data>;
}
