import type { ReactNode } from 'react';
import { FONTS } from './fonts.ts';
import { CARD } from './style.ts';

type Size = { readonly width: number; readonly height: number };

type LayOutOptions = {
  readonly size?: Size;
  /** Of text that has no colour of its own. */
  readonly colour?: string;
};

type LaidOut = {
  /** The drawing as SVG, with text as outlines: no font is needed to show it. */
  readonly svg: string;
  /** The size of each element with a key, in px. */
  readonly sizes: ReadonlyMap<string, Size>;
};

/** Lays out elements on a card, with satori. It takes 20 MB, so it is loaded for the first card, not at the start. */
export async function layOut(
  children: ReactNode,
  { size = CARD, colour = 'black' }: LayOutOptions = {},
): Promise<LaidOut> {
  const { default: satori } = await import('satori');
  const sizes = new Map<string, Size>();
  const svg = await satori(<div style={{ display: 'flex', ...size, color: colour }}>{children}</div>, {
    ...size,
    fonts: FONTS,
    onNodeDetected: ({ key, width, height }) => {
      if (key !== null && key !== undefined) sizes.set(String(key), { width, height });
    },
  });
  return { svg, sizes };
}

/** A size at which widths are measured: satori rounds them to whole px. */
const MEASURED_SIZE = 100;

/** Measures texts on one line: their width in px for each px of font size. `tracking`: in em. */
export async function measureTexts(
  texts: readonly string[],
  fontFamily: string,
  tracking = 0,
): Promise<(text: string) => number> {
  const style = { fontFamily, fontSize: MEASURED_SIZE, letterSpacing: MEASURED_SIZE * tracking };
  const { sizes } = await layOut(
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
      {texts.map((text) => (
        <div key={`text ${text}`} style={{ ...style, whiteSpace: 'pre' }}>
          {text}
        </div>
      ))}
    </div>,
    { size: { width: MEASURED_SIZE * MEASURED_SIZE, height: MEASURED_SIZE } },
  );
  return (text) => (sizes.get(`text ${text}`)?.width ?? 0) / MEASURED_SIZE;
}
