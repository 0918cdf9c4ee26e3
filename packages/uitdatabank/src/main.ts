import { loadEnvFile } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fail, ignoreBrokenPipe } from '@inktvis/foundation/service';
import { run } from './run.ts';
import { readSettings } from './settings.ts';

ignoreBrokenPipe();
try {
  const { values } = parseArgs({ options: { write: { type: 'boolean' }, env: { type: 'string' } } });
  if (values.env !== undefined) loadEnvFile(values.env);
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  process.exitCode = await run({ ...readSettings(), wait: setTimeout, print }, values.write ?? false);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
