/** Tells how far a part of the work is. */
export type Progress = (what: string, done: number, total: number) => void;

type Output = { readonly isTTY?: boolean; write(text: string): unknown };

/** One line that counts on a terminal; in a log one line per part, when it is done. */
export function createProgress(output: Output): Progress {
  return (what, done, total) => {
    const line = `${what}: ${done} van ${total}`;
    const isDone = done >= total;
    if (output.isTTY) output.write(`\r\u001b[K${line}${isDone ? '\n' : ''}`);
    else if (isDone) output.write(`${line}\n`);
  };
}

/** Runs `work` on each of `list`, at most `limit` at a time; rejects with the first failure. */
export async function inParallel<T>(
  list: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const items = list.values();
  let failed = false;
  const worker = async () => {
    for (const item of items) {
      if (failed) return;
      try {
        await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, list.length) }, worker));
}
