import type { PageColour } from '@inktvis/content';
import type { ContentProblem, Globals } from '@inktvis/content/client';
import type { FormerEdition } from '@inktvis/programme/edition';
import type { APIContext, AstroGlobal } from 'astro';
import type { PreviewState } from '../editor/PreviewBar.tsx';
import type { PageMetadata } from '../layout/document/metadata.ts';
import type { Loaded } from './view.ts';

/** Where the templates are routed, an address nobody is given: a visitor fetches the styles of one kind of page (decision 15). */
export const TEMPLATES = '/sjabloon';

/** A page that is ready to be drawn: the document around it, and the template of its kind. */
export type PreparedPage = {
  readonly template: string;
  /** Hands the template what it draws in the request of these `locals`. */
  readonly hand: (locals: object) => void;
  readonly page: PageMetadata;
  readonly colour: PageColour;
  /** What a link back to this list says after 'Terug naar'. */
  readonly listTitle?: string | undefined;
  /** Its head has no announcement. */
  readonly quiet: boolean;
  /** Of a page of a former edition. */
  readonly former: FormerEdition | null;
  readonly storable: boolean;
} & Pick<Loaded<unknown>, 'notFoundTerm' | 'redirectTo' | 'list'>;

/** What the document of a page is made of. */
export type ShownPage = {
  readonly prepared: PreparedPage;
  readonly globals: Globals;
  /** The mark of the visual editor; only in preview. */
  readonly editable?: string | undefined;
  /** What an editor gets beside the page. */
  readonly preview: {
    readonly bar: PreviewState & { readonly editorOrigin: string };
    readonly problems: readonly ContentProblem[];
    /** Full slug of the story whose problems these are. */
    readonly slug: string;
    readonly headers: readonly (readonly [name: string, value: string])[];
    /** Where the page may be framed. */
    readonly policy: `frame-ancestors ${string}`;
    /** Hash of what the editor's bridge writes into a style attribute. */
    readonly styleHash: `sha256-${string}`;
  } | null;
};

/** By the `locals` of the request, which outlive a rewrite. */
const shownPages = new WeakMap<object, ShownPage>();

/** Draws a page by the template of its kind, at the address that was asked for. */
export function showPage({ locals, rewrite, url }: APIContext, shown: ShownPage): Promise<Response> {
  shownPages.set(locals, shown);
  shown.prepared.hand(locals);
  // Without the body: whoever was sent one has read it.
  return rewrite(new Request(new URL(`${TEMPLATES}/${shown.prepared.template}`, url)));
}

/** Whether a template was reached by its own address. */
export const isBareTemplate = (path: string, locals: object): boolean =>
  path.startsWith(`${TEMPLATES}/`) && !shownPages.has(locals);

/** The page that a template draws; an editor's gets its headers. */
export function shownPage({ locals, response, csp }: AstroGlobal): ShownPage {
  const shown = shownPages.get(locals);
  if (!shown) throw new Error('a template has no page of its own');
  const { preview } = shown;
  if (preview) {
    for (const [name, value] of preview.headers) response.headers.append(name, value);
    csp?.insertDirective(preview.policy);
    csp?.insertStyleHash(preview.styleHash);
  }
  return shown;
}
