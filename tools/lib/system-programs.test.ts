import { expect, test } from 'vitest';
import { javaMajor } from './system-programs.mjs';

test.each([
  ['openjdk version "17.0.13" 2024-10-15', 17],
  ['openjdk version "21" 2023-09-19', 21],
  ['java version "1.8.0_392"', 8],
  ['The operation could not be completed.', 0],
])('%s is major version %i', (output, major) => {
  expect(javaMajor(output)).toBe(major);
});
