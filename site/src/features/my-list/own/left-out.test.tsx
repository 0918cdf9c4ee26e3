import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ribbonOf } from '../list-item.ts';
import { anItem } from '../testing/items.ts';
import { PlannedList } from './PlannedList.tsx';

/** The own list with so many items on it, as markup. */
function listOf(count: number): string {
  const programme = Array.from({ length: count }, (_, at) =>
    anItem('2024-10-26 14:30', { id: `k${at}`, title: `Beleving ${at}` }),
  );
  return renderToStaticMarkup(
    <PlannedList
      saved={programme.map(ribbonOf)}
      programme={programme}
      now={new Date('2024-10-26T08:00:00Z')}
      base="https://inktvis.example"
      brand="Inktvis"
    />,
  );
}

test.each([
  [201, 'de laatste staat er niet in'],
  [205, 'de laatste 5 staan er niet in'],
])('a list of %d says that its calendar and its link do not have all of it', (count, words) => {
  const markup = listOf(count);
  expect(markup).toContain(`Een agenda heeft plaats voor 200 belevingen: ${words}.`);
  expect(markup).toContain(`Een link heeft plaats voor 200 belevingen: ${words}.`);
  expect(/\.ics\?b=([^"]+)"/.exec(markup)?.[1]?.split('.')).toHaveLength(200);
});

test('a list of 200 leaves nothing out', () => {
  expect(listOf(200)).not.toContain('heeft plaats voor');
});
