import { expect, test } from 'vitest';
import { fitTitle } from './fit-title.ts';

const room = { width: 600, height: 240 };
const steps = [
  { size: 56.4, leading: 1.03 },
  { size: 46, leading: 1.03 },
];

test('a title stands in the largest size that it fits in', () => {
  expect(fitTitle('O krinklende winklende waterding', room, steps)).toMatchObject({
    size: 56.4,
    lines: ['O krinklende', 'winklende', 'waterding'],
  });
});

test('a longer title steps down to 46 px', () => {
  const title = 'Twintigduizend mijlen onder zee met een inktvis die zelf niet zo goed kan zwemmen';
  const fitted = fitTitle(title, room, steps);
  expect(fitted.size).toBe(46);
  expect(fitted.lines).toHaveLength(4);
  expect(fitted.lines.join(' ')).toBe(title);
});

test('a title without an end is cut after four lines', () => {
  const fitted = fitTitle('een titel zonder einde '.repeat(20), room, steps);
  expect(fitted.lines).toHaveLength(4);
  expect(fitted.lines.at(-1)).toMatch(/…$/);
});

test('a title steps down rather than that a word is torn', () => {
  expect(fitTitle('Kinderboekenfeesten', { width: 600, height: 240 }, steps)).toMatchObject({
    size: 46,
    lines: ['Kinderboekenfeesten'],
  });
});

test('a low room has fewer lines, never none', () => {
  expect(
    fitTitle('een titel zonder einde '.repeat(20), { width: 600, height: 10 }, steps).lines,
  ).toHaveLength(1);
});
