import { correction, generate } from 'lean-qr';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Qr } from './Qr.tsx';
import { drawQr } from './qr.ts';

const ADDRESS = 'https://inktvis.example/mijn-leeslint?b=4k.7m.a2.9q.c1.x8';

/** The dark modules of a path of rectangles, as `x y`. */
function modulesOf(path: string): Set<string> {
  const modules = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step += 1) modules.add(`${Number(x) + step} ${y}`);
  }
  return modules;
}

test('the drawing has every dark module of the code and no other', () => {
  const drawing = drawQr(ADDRESS);
  const code = generate(ADDRESS, { maxCorrectionLevel: correction.M });
  expect(drawing?.size).toBe(code.size);
  const dark = modulesOf(drawing?.path ?? '');
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) expect(dark.has(`${x} ${y}`)).toBe(code.get(x, y));
  }
});

test('it is a named picture with four modules of white around it', () => {
  const html = renderToStaticMarkup(<Qr text={ADDRESS} label="QR-code met de link" />);
  const side = (drawQr(ADDRESS)?.size ?? 0) + 8;
  expect(html).toContain(`viewBox="-4 -4 ${side} ${side}"`);
  expect(html).toContain('role="img" aria-label="QR-code met de link"');
});

test('a text that no code can hold gives nothing, and no error', () => {
  expect(drawQr('x'.repeat(5000))).toBeNull();
  expect(renderToStaticMarkup(<Qr text={'x'.repeat(5000)} label="QR-code" />)).toBe('');
});
