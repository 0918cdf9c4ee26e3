import { anOccurrence, at } from '@inktvis/programme/testing/stories';
import { expect, test } from 'vitest';
import { alsoOn } from './moments.ts';

test('an experience says its one other moment, or how many there are that can be attended', () => {
  const now = at('2024-10-26 09:00');
  const lead = anOccurrence({ startDate: at('2024-10-26 14:30') });
  const other = anOccurrence({ startDate: at('2024-10-29 11:00') });
  const third = anOccurrence({ startDate: at('2024-11-02 14:00') });
  const soldOut = anOccurrence({ startDate: at('2024-10-30 11:00'), flags: ['uitverkocht'] });
  expect(alsoOn(lead, [lead, soldOut], now)).toBeNull();
  expect(alsoOn(lead, [lead, other, soldOut], now)).toBe('Ook op 29.10, 11.00 uur');
  expect(alsoOn(lead, [lead, other, third], now)).toBe('Ook op 2 andere momenten');
});
