/**
 * Stand-ins for domain types that depend on the whole model. A definition cannot name `Story<'theme'>` while the
 * model is still being put together, so it names the marker, and `domain.ts` replaces it.
 */
export type StoryMarker<N extends string> = { readonly marker: 'story'; readonly names: N };
export type StoriesMarker<N extends string> = { readonly marker: 'stories'; readonly names: N };
export type BlockMarker<N extends string> = { readonly marker: 'block'; readonly names: N };
export type BlocksMarker<N extends string> = { readonly marker: 'blocks'; readonly names: N };
export type BodyMarker = { readonly marker: 'body' };
export type RichTextMarker = { readonly marker: 'richtext' };
