import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { fitTitle } from './title.tsx';

const steps = [
  { size: 56.4, leading: 1.03 },
  { size: 46, leading: 1.03 },
];

/** How a title is set in a slot 600 px wide. */
async function setTitle(text: string, height = 240) {
  const around = (title: ReactNode) => (
    <div key="title" style={{ display: 'flex', width: 600, height }}>
      {title}
    </div>
  );
  const title = await fitTitle(text, { width: 600, around }, steps);
  return title?.props;
}

test('a title has the largest size in which it fits', async () => {
  expect(await setTitle('O krinklende winklende waterding')).toMatchObject({
    size: 56.4,
    maxLines: undefined,
  });
});

test('a longer title steps down', async () => {
  const title = 'Twintigduizend mijlen onder zee met een inktvis die zelf niet zo goed kan zwemmen';
  expect(await setTitle(title)).toMatchObject({ size: 46, text: title, maxLines: undefined });
});

test('a title that does not fit in any size is cut after four lines', async () => {
  expect(await setTitle('een titel zonder einde '.repeat(20))).toMatchObject({ size: 46, maxLines: 4 });
});

test('a title steps down rather than breaking a word', async () => {
  expect(await setTitle('Kinderboekenfeesten')).toMatchObject({ size: 46, text: 'Kinderboekenfeesten' });
});

test('a word that is too long is broken at its soft hyphens, with a visible hyphen there alone', async () => {
  expect(await setTitle('Het boeken\u00adfestival\u00adprogramma\u00adboekje', 190)).toMatchObject({
    size: 46,
    text: 'Het boekenfestival-programmaboekje',
  });
  expect(await setTitle('Boeken\u00adfeest')).toMatchObject({ text: 'Boekenfeest' });
});

test('a low slot has fewer lines, at least one', async () => {
  expect(await setTitle('een titel zonder einde '.repeat(20), 10)).toMatchObject({ maxLines: 1 });
});
