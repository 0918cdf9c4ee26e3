import { channel } from 'node:diagnostics_channel';
import { createLog } from '../log/log.ts';

/** The diagnostics channel of `[list, what is missing of it, or false]`; found by its name, as that of the circuits. */
export const LIST_READ = 'inktvis.list-read';
const [reads, ownLog] = [channel(LIST_READ), createLog('lists')];

/** Says how much of a list of a source was read: what is missing is logged, and in `/readyz` until it is read whole. */
export function reportRead(list: string, read: number, total: number, log = ownLog): void {
  const missing = read < total && `${list}: ${read} of ${total} were read`;
  reads.publish([list, missing]);
  if (missing) log.warn(missing);
}
