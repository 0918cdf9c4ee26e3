import type { PreviewClient } from '@inktvis/content/client';
import { machineTime } from '@inktvis/foundation/brussels';
import { whyNoPage } from './no-page.ts';
import { redirectToPage, shownOn } from './shown-on.ts';

/** Says in the frame of the editor why there is nothing to see. */
const NO_PAGE = '/api/preview/no-page';

type Options = {
  readonly preview: {
    readonly content: PreviewClient;
    readonly release: string | null;
    readonly bar: { readonly timeName: string };
  };
  /** The address that was opened. */
  readonly url: URL;
  /** By which the editor may frame what it is led to. */
  readonly policy: string;
};

/**
 * Where an editor goes from an address without a page: to where the story is used, or (a path to rewrite to) to why it is
 * used nowhere. Null when there is no such story.
 */
export async function redirectEditor(slug: string, options: Options): Promise<Response | string | null> {
  const { preview, url, policy } = options;
  const shown = await shownOn(slug, preview.content);
  if (shown) {
    const parameters = shown.at && { [preview.bar.timeName]: machineTime(shown.at) };
    return redirectToPage(shown.href, url, { policy, parameters });
  }
  return (await whyNoPage(slug, preview.content, preview)) ? NO_PAGE + url.search : null;
}
