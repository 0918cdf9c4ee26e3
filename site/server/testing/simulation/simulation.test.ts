import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulate } from './simulation.ts';
import { steps, stepsOf } from './steps.ts';

/** `SIMULATION_SEED`: the one to repeat. `SIMULATION_SEEDS`: how many scenarios there are otherwise. */
const { SIMULATION_SEED, SIMULATION_SEEDS = '1000' } = process.env;
const first = Number(SIMULATION_SEED ?? 1);
const count = SIMULATION_SEED === undefined ? Number(SIMULATION_SEEDS) : 1;

/** Runs the scenario of a seed. When a promise is broken, the error has the shortest scenario that breaks one. */
const check = (seed: number) =>
  fc.assert(
    fc.asyncProperty(steps, async (scenario) => {
      const { broken, record } = await simulate({ seed, steps: scenario });
      expect(broken, `SIMULATION_SEED=${seed}\n${record.join('\n')}`).toEqual([]);
    }),
    { seed, numRuns: 1 },
  );

test(`${count} scenarios break no promise`, async () => {
  for (let seed = first; seed < first + count; seed += 1) await check(seed);
}, 600_000);

test('a seed gives the same scenario with the same record each time', async () => {
  // Ids are the machine's: the record has them, and nothing depends on them.
  const record = async () =>
    (await simulate({ seed: 7, steps: stepsOf(7) })).record.map((line) =>
      line.replaceAll(/"submission":"[^"]+"|mail \w{4}/g, ''),
    );
  expect(await record()).toEqual(await record());
});
