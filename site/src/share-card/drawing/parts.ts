/** An element as satori takes it: of HTML only what it can lay out, styled in px on a sheet of 1200 × 630. */
export type Part = {
  readonly type: string;
  readonly key: null;
  readonly props: {
    readonly style: Readonly<Record<string, string | number>>;
    readonly children?: string | readonly Part[];
  };
};

export const CARD = { width: 1200, height: 630 } as const;

/** A box with parts below each other, or with a text. */
export const box = (style: Part['props']['style'], children?: string | readonly Part[]): Part => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', flexDirection: 'column', ...style }, children },
});
