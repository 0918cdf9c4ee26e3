/** A node or mark of a text as the content service sends it (storyblok.com/docs/concepts/fields). */
export type WireMark = { readonly type: string; readonly attrs?: { readonly [name: string]: unknown } };
export type WireNode = WireMark & {
  readonly text?: string;
  readonly marks?: readonly WireMark[];
  readonly content?: readonly WireNode[];
};

/** Short ways to write such documents in examples. */
export const text = (words: string, ...marks: readonly WireMark[]): WireNode => ({
  type: 'text',
  text: words,
  marks,
});
export const mark = (type: string, attrs: WireMark['attrs'] = {}): WireMark => ({ type, attrs });
export const link = (href: string, attrs: WireMark['attrs'] = {}): WireMark =>
  mark('link', { href, uuid: null, anchor: null, target: '_self', linktype: 'url', ...attrs });
export const storyLink = (href: string): WireMark =>
  link(href, { linktype: 'story', uuid: '5b0f6f0e-1d0a-4f55-9d7c-0a3f6c3a2003' });
export const node = (type: string, ...content: readonly WireNode[]): WireNode => ({ type, content });
export const nodeWith = (
  type: string,
  attrs: WireMark['attrs'],
  ...content: readonly WireNode[]
): WireNode => ({ type, attrs, content });
export const paragraph = (...content: readonly WireNode[]): WireNode => node('paragraph', ...content);
export const heading = (level: number, ...content: readonly WireNode[]): WireNode =>
  nodeWith('heading', { level }, ...content);
export const image = (src: string, attrs: WireMark['attrs'] = {}): WireNode =>
  nodeWith('image', { id: 1, src, alt: 'Een zetel', title: '', copyright: '', ...attrs });

/** A picture of the asset store. */
export const LIBRARY_PICTURE = 'https://a.storyblok.com/f/1001/1600x1066/0a1b2c3d4e/leiebrug.webp';
