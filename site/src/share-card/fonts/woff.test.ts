import { expect, test } from 'vitest';
import { DISPLAY, TEXT } from './faces.ts';
import { readWoff } from './woff.ts';

const code = (character: string): number => character.codePointAt(0) ?? 0;

test('the faces of the house know our letters, and those of our neighbours', () => {
  for (const character of 'aZ0.–…’éëïóüijŁžő€&') {
    expect(DISPLAY.has(code(character)), character).toBe(true);
    expect(TEXT.has(code(character)), character).toBe(true);
  }
  for (const character of '漢Ж🎉') expect(DISPLAY.has(code(character)), character).toBe(false);
});

test('a wide letter moves the next one further than a narrow one', () => {
  expect(DISPLAY.advance(code('W'))).toBeGreaterThan(DISPLAY.advance(code('i')) * 2);
  expect(DISPLAY.advance(code('漢'))).toBe(0);
});

test('a file that is no font is not taken for one', () => {
  expect(() => readWoff(Buffer.from('wOF2 and more of that'))).toThrow('not a WOFF file');
});
