import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** As a visitor of a crowded day I can still read every item of the timetable. */
test('of sixty at once in twelve halls each can be read', async ({
  page,
  contentFixture: fixture,
  openEnvironment,
}) => {
  const halls: string[] = [];
  for (const name of ['De Stille Zaal', 'Hal 5', 'Kapelletje', 'Tent op het grote plein'])
    halls.push(await fixture.copy('locaties/beurshal', `locaties/${halls.length + 1}`, name));
  for (const file of await readdir(join(fixture.dir, 'stories', 'locaties'))) {
    const { uuid } = JSON.parse(await readFile(join(fixture.dir, 'stories', 'locaties', file), 'utf8'));
    if (!halls.includes(uuid)) halls.push(uuid);
  }
  expect(halls).toHaveLength(12);
  for (let number = 1; number <= 60; number += 1)
    await fixture.set(`programma-items/p${String(number).padStart(3, '0')}`, {
      start_date: '2024-11-01 13:00',
      end_date: '2024-11-01 14:00',
      location: halls[number % halls.length],
    });
  const environment = await openEnvironment({ contentDir: fixture.dir });
  const address = `${environment.url}/programma/vrijdag-1-november?weergave=uurrooster`;
  // On a busy machine the first page may come before the programme was read.
  await expect.poll(async () => (await fetch(address)).text()).toContain('T14:00');
  await page.goto(address);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cards = page
      .locator(width < 840 ? 'li[data-has-ribbon]' : 'td[data-has-ribbon]')
      .filter({ has: page.locator('time[datetime*="T14:00"]') });
    await expect(cards.filter({ visible: true })).toHaveCount(60);
    const found = await cards.evaluateAll((all) => {
      const boxes = all.map((card) => card.getBoundingClientRect());
      const cut = all.filter((card) =>
        [...card.querySelectorAll('a > span, p')].some(
          (part) => part.getBoundingClientRect().right > card.getBoundingClientRect().right + 1,
        ),
      );
      const overlapping = boxes.filter((a, i) =>
        boxes.some(
          (b, j) =>
            i !== j &&
            a.left < b.right - 1 &&
            b.left < a.right - 1 &&
            a.top < b.bottom - 1 &&
            b.top < a.bottom - 1,
        ),
      );
      return {
        cut: cut.length,
        overlapping: overlapping.length,
        narrow: Math.min(...boxes.map((box) => box.width)),
      };
    });
    expect({ ...found, narrow: found.narrow >= 100 }).toEqual({ cut: 0, overlapping: 0, narrow: true });
    await expectAccessible(page);
  }
});
