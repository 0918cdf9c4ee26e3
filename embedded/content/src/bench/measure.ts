import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { writeMadeSpace } from './made-space.ts';
import { BENCH_TOKEN, type Question, questions } from './questions.ts';

const ROUNDS = 30;
const WARM_UP_ROUNDS = 5;

export type QuestionTimes = {
  readonly name: string;
  readonly listing: boolean;
  readonly medianMs: number;
  readonly slowestMs: number;
};
export type ContentFigures = {
  readonly stories: number;
  /** From starting the process until it says that it is ready. */
  readonly startMs: number;
  /** Resident memory in megabytes (2^20 bytes): once started, after all questions, and the highest it ever was. */
  readonly memoryMb: { readonly started: number; readonly asked: number; readonly highest: number };
  readonly questions: readonly QuestionTimes[];
};

/** Limits of issue 3 for 10 000 stories. */
export const contentLimits = { listMedianMs: 20, startMs: 3000, memoryMb: 300 };

async function memory(pid: number): Promise<{ now: number; highest: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { now: field('VmRSS'), highest: field('VmHWM') };
}

async function timed(url: string, { path, body }: Question): Promise<number> {
  const start = performance.now();
  const answer = await fetch(
    `${url}${path}`,
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', token: BENCH_TOKEN },
          body: JSON.stringify({ query: body }),
        },
  );
  const text = await answer.text();
  if (!answer.ok || text.startsWith('{"errors"')) throw new Error(`${path}: ${answer.status} ${text}`);
  return performance.now() - start;
}

async function ask(url: string, question: Question): Promise<QuestionTimes> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const time = await timed(url, question);
    if (round >= WARM_UP_ROUNDS) times.push(time);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { name: question.name, listing: question.listing, medianMs: at(0.5), slowestMs: at(1) };
}

async function start(dir: string): Promise<{ child: ChildProcess; url: string; startMs: number }> {
  const begin = performance.now();
  const child = fork(join(import.meta.dirname, '..', 'main.ts'), [], {
    env: {
      CONTENT_DIR: join(dir, 'content'),
      IMAGE_CACHE_DIR: join(dir, 'images'),
      CONTENT_PORT: '0',
      CONTENT_TOKEN: BENCH_TOKEN,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let log = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  await once(child, 'message');
  const startMs = performance.now() - begin;
  while (!log.includes('"url"')) if (child.stdout) await once(child.stdout, 'data');
  return { child, startMs, url: z.url().parse(/"url":"([^"]+)"/.exec(log)?.[1]) };
}

/**
 * Starts the service as a process of its own over made-up stories and measures start, memory and answers (Linux: reads
 * `/proc`). Takes about ten seconds; rejects when an answer is wrong.
 */
export async function measureContentService(stories = 10_000): Promise<ContentFigures> {
  const dir = await mkdtemp(join(tmpdir(), 'inktvis-bench-'));
  let child: ChildProcess | undefined;
  try {
    await writeMadeSpace(join(dir, 'content'), stories);
    const started = await start(dir);
    child = started.child;
    const pid = child.pid ?? 0;
    const { now } = await memory(pid);
    const times: QuestionTimes[] = [];
    for (const question of questions) times.push(await ask(started.url, question));
    const after = await memory(pid);
    return {
      stories,
      startMs: started.startMs,
      memoryMb: { started: now, asked: after.now, highest: after.highest },
      questions: times,
    };
  } finally {
    child?.kill('SIGKILL');
    await rm(dir, { recursive: true, force: true });
  }
}
