import { expect, test } from 'vitest';
import { longestWord } from './PageTitle.tsx';

test.each([
  ['Programma', undefined],
  ['Openbaarvervoerverbindingen', 20],
  ['Kinderboekenillustratorenwandeling door de stad', 24],
  ['Kinderboeken\u00ADillustratoren\u00ADwandeling', 9],
  ['Kinderboeken-illustratoren-wandeling', 9],
  ['Meervoudigepersoonlijkheidsstoornisverzekeringsmaatschappij', 'endless'],
] as const)('the longest part of “%s” needs a frame of %s em', (title, step) => {
  expect(longestWord(title)).toBe(step);
});
