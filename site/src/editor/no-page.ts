import type { PreviewClient } from '@inktvis/content/client';
import { preview } from '@inktvis/messages/preview';

/** What the frame of the editor says where there is no page to show. */
type NoPage = { readonly title: string; readonly text: string };

/** Why no page shows the story at `slug`; null when there is no such address, or when it is not known now. */
export async function whyNoPage(
  slug: string,
  content: PreviewClient,
  { release }: { readonly release: string | null },
): Promise<NoPage | null> {
  const { title, restricted_title, restricted, ...texts } = preview.no_page;
  const kind = await content.kindAt(slug);
  if (!kind.ok) {
    const isRestricted = release !== null && kind.error.kind === 'refused';
    return isRestricted ? { title: restricted_title, text: restricted } : null;
  }
  if (kind.value === null) return release === null ? null : { title, text: texts.not_in_release };
  return {
    title,
    text: kind.value === 'program' || kind.value === 'folder' ? texts[kind.value] : texts.other,
  };
}
