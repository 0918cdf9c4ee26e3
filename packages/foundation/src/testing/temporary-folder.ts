import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Undoes something after the test that it is done in, or after the file. */
export const afterwards = (undo: () => unknown): void =>
  (TestRunner.getCurrentTest() ? onTestFinished : afterAll)(async () => void (await undo()));

/** The path of an empty folder, which lasts as long as the test, or the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'inktvis-'));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
