import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';

/** A program of ours that a test has started. */
type Program = {
  readonly child: ChildProcess;
  /** Everything it has written so far, on both streams. */
  said(): string;
  /** Resolves when it reports to its parent that it is ready; rejects with its output when it ends before that. */
  ready(): Promise<void>;
  /** The address in its log under this name, as in `"url":"http://…"`. */
  address(name: string): Promise<string>;
  /** Resolves with its exit code. */
  ended(): Promise<number | null>;
};

const started: ChildProcess[] = [];

/** Starts `file` (a path) with the settings of `env` and no others. */
export function startProgram(file: string, env: Readonly<Record<string, string>>): Program {
  const child = fork(file, [], { env: { ...env }, silent: true });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  // `exit` may come before the end of the output; `close` never comes once the IPC channel is closed.
  const complete = [child.stdout, child.stderr].map((stream) => stream && finished(stream));
  const closed = once(child, 'exit').then(async ([code]) => {
    await Promise.all(complete);
    return typeof code === 'number' ? code : null;
  });
  const isReady = new Promise<void>((resolve, reject) => {
    child.once('message', (message) =>
      message === 'ready' ? resolve() : reject(new Error(`said ${JSON.stringify(message)}`)),
    );
    closed.then((code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
  // A test that only waits for the end does not handle this.
  isReady.catch(() => {});

  async function address(name: string): Promise<string> {
    for (;;) {
      const found = new RegExp(`"${name}":"([^"]+)"`).exec(output)?.[1];
      if (found !== undefined) return found;
      if (!child.stdout) throw new Error('it has no output');
      await once(child.stdout, 'data');
    }
  }
  return { child, said: () => output, ready: () => isReady, address, ended: () => closed };
}

/** Kills every started program: for `afterEach`. */
export function killPrograms(): void {
  for (const child of started.splice(0)) child.kill('SIGKILL');
}
