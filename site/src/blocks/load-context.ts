import type { ContentClient } from '@inktvis/content/client';

/** What a block's loader may ask for: the content and the present moment. */
export type LoadContext = { readonly content: ContentClient; readonly now: Date };
