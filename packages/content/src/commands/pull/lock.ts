import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { CommandFailure } from '../failure.ts';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Keeps a second pull out of the folder until `release`; one that was killed leaves a lock that counts for nothing. */
export function lock(file: string): () => void {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const other = Number(readFileSync(file, 'utf8'));
    if (other > 0 && other !== process.pid && isAlive(other)) {
      throw new CommandFailure(`een andere kopie naar deze map is nog bezig (proces ${other})`);
    }
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}
