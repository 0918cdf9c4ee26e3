import { readFileSync } from 'node:fs';

/** Resident memory of a process in megabytes (2^20 bytes): now, and the highest it ever was (Linux, /proc). */
export type Memory = { readonly now: number; readonly highest: number };

export function memoryOf(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: field('VmRSS'), highest: field('VmHWM') };
}
