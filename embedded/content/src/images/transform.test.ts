import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverBox, fittedSize, targetSize } from './render.ts';
import { parseAssetPath } from './routes.ts';
import { parseTransform } from './transform.ts';

const parse = (text: string) => {
  const parsed = parseTransform(text);
  return parsed.ok ? parsed.value : parsed.error;
};

describe('a transform', () => {
  it('has its parts in the order of the service', () => {
    expect(
      parse('10x20:110x220/fit-in/-300x200/smart/filters:quality(60):format(webp):focal(1x2:3x4)'),
    ).toEqual({
      crop: { left: 10, top: 20, right: 110, bottom: 220 },
      fitIn: true,
      width: 300,
      height: 200,
      flipX: true,
      flipY: false,
      smart: true,
      filters: { quality: 60, format: 'webp', focal: { left: 1, top: 2, right: 3, bottom: 4 }, ignored: [] },
    });
  });

  it('may be empty, and may have a colon before its first filter', () => {
    expect(parse('')).toMatchObject({ width: 0, height: 0, filters: { ignored: [] } });
    expect(parse('filters::grayscale()')).toMatchObject({ filters: { grayscale: true } });
  });

  it('keeps filters within their range and names what it does not do', () => {
    expect(
      parse('filters:quality(900):brightness(-500):blur(400,300):rotate(90):no_upscale()'),
    ).toMatchObject({
      filters: { quality: 100, brightness: -100, blur: 100, rotate: 90, ignored: [] },
    });
    expect(parse('filters:format(jpg):rotate(45):watermark(x)')).toMatchObject({
      filters: { ignored: ['format', 'rotate', 'watermark'] },
    });
  });

  it('is at most 4000 pixels on a side, in the same proportion', () => {
    expect(parse('200x5000')).toMatchObject({ width: 160, height: 4000 });
    expect(parse('8000x0')).toMatchObject({ width: 4000, height: 0 });
  });

  it.each([
    '300',
    '300x',
    'axb',
    '300x200/fit-in',
    '300x200x100',
    '1x1:1x1',
    'filters:quality(a)',
    'filters:blur',
    'filters:fill(rood)',
    'smart/300x200',
    '99999999x1',
  ])('is refused as %s', (text) => expect(parse(text)).toEqual(expect.any(String)));
});

describe('sizes', () => {
  const side = fc.integer({ min: 1, max: 5000 });
  const free = fc.integer({ min: 0, max: 5000 });
  const wanted = fc.record({ width: free, height: free });
  const source = fc.record({ width: side, height: side });

  it('are never larger than the source', () => {
    fc.assert(
      fc.property(source, wanted, (picture, size) => {
        for (const result of [targetSize(picture, size), fittedSize(picture, size)]) {
          expect(result.width).toBeLessThanOrEqual(picture.width);
          expect(result.height).toBeLessThanOrEqual(picture.height);
          expect(Math.min(result.width, result.height)).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('keep the cut inside the picture', () => {
    fc.assert(
      fc.property(source, source, free, free, (picture, target, x, y) => {
        const box = coverBox(picture, target, { left: x, top: y, right: x, bottom: y });
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width).toBeLessThanOrEqual(picture.width);
        expect(box.top + box.height).toBeLessThanOrEqual(picture.height);
      }),
    );
  });
});

describe('the address of an asset', () => {
  it('tells file and transform', () => {
    expect(parseAssetPath('/f/1001/40x30/abc/beeld.png')).toEqual({
      path: '1001/40x30/abc/beeld.png',
      extension: 'png',
      transform: undefined,
    });
    expect(parseAssetPath('/f/1001/40x30/abc/beeld.png/m')?.transform).toBe('');
    expect(parseAssetPath('/f/1001/40x30/abc/m/m/20x0/')?.transform).toBe('20x0');
    expect(parseAssetPath('/f/1001/abc/plan.pdf')?.path).toBe('1001/abc/plan.pdf');
  });

  it.each([
    '/f/1001/40x30/abc/..',
    '/f/1001/40x30/../beeld.png',
    '/f/../../etc/passwd',
    '/f/1001/40x30/abc/a/b.png',
    '/f/1001/40x30/abc/.env',
    '/f//40x30/abc/a.png',
    '/f/1001/40x30/abc/a\\b.png',
  ])('is not %s', (path) => expect(parseAssetPath(path)).toBeUndefined());
});
