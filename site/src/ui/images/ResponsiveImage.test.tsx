import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ResponsiveImage } from './ResponsiveImage.tsx';

const photo = { path: '1001/x/abc/oud.jpg', width: 0, height: 0, focus: null, alt: 'Een hal' };
const drawing = { ...photo, path: '1001/abc/logo.svg' };
const html = (props: Partial<Parameters<typeof ResponsiveImage>[0]>) =>
  renderToStaticMarkup(<ResponsiveImage picture={photo} sizes="100vw" {...props} />);

it.each([
  ['a whole picture', {}, null],
  ['a drawing', { picture: drawing }, null],
  ['a picture in a shape', { ratio: '3:2' as const }, [1920, 1280]],
  ['a whole picture whose size was learnt', { picture: { ...photo, width: 800, height: 400 } }, [800, 400]],
  ['a drawing whose size was learnt', { picture: { ...drawing, width: 120, height: 80 } }, [120, 80]],
])(
  '%s without a size in its address states the size that is known, and else keeps room',
  (_name, props, size) => {
    const markup = html(props);
    expect(/ width="(\d+)" height="(\d+)"/.exec(markup)?.slice(1).map(Number) ?? null).toEqual(size);
    expect(/class="[^"]*unknown/.test(markup)).toBe(size === null);
    expect(markup).toMatch(/src="\/beeld\/1001\//);
  },
);
