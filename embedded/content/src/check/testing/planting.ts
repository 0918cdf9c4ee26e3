import { expect, it } from 'vitest';
import { openWorld, type World } from './world.ts';

/** Its name, the line that finds it, what that line says, and how it is planted in a good world. */
type Defect = readonly [name: string, line: string, said: RegExp, plant: (world: World) => unknown];

/** One test per defect: its line finds it, and no other line complains. */
export function itFinds(defects: readonly Defect[]): void {
  it.each(defects)('%s', async (_name, line, said, plant) => {
    const world = await openWorld();
    try {
      await plant(world);
      const { lines, exitCode } = await world.check();
      const wrong = lines.filter(({ outcome }) => outcome === 'wrong');
      expect(wrong.map(({ id }) => id)).toEqual([line]);
      expect(wrong[0]?.wrong.join('\n')).toMatch(said);
      expect(exitCode).toBe(1);
    } finally {
      await world.close();
    }
  });
}
