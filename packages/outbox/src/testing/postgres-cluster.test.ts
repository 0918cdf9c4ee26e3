import { expect, test } from 'vitest';
import { z } from 'zod';
import { openDriver } from '../store/open-driver.ts';
import { findInstalled, findPackaged } from './find-postgres.ts';
import { startCluster } from './postgres-cluster.ts';

const here = [findInstalled(), findPackaged()].filter((found) => found !== undefined);
const numberRow = z.object({ number: z.int() });

test.each(here)(
  'the tests can start the PostgreSQL of $bin',
  async (found) => {
    const cluster = await startCluster(found);
    const driver = await openDriver(await cluster.database());
    expect(await driver.all(numberRow, 'select 42 as number')).toEqual([{ number: 42 }]);
    await driver.close();
    await cluster.stop();
  },
  60_000,
);
