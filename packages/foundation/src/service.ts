import type { z } from 'zod';
import type { Log } from './log/log.ts';

type Service = { close(): Promise<void> };

type ServiceProcess<S extends Service> = {
  readonly name: string;
  readonly log: Log;
  /** By the setting that names them. */
  readonly ports: Readonly<Record<string, number>>;
  readonly start: () => Promise<S>;
  readonly details: (service: S) => object;
};

/** A reader such as `head` may stop before a command does: it ends as it would have, unread. */
export function ignoreBrokenPipe(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}

export function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** The settings in the environment, an empty one being absent; ends the process with the name of the first wrong one. */
export function settingsOrFail<T>(schema: z.ZodType<T>): T {
  const given = Object.entries(process.env).filter(([, value]) => value !== '');
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  return fail(`${issue?.path.join('.')}: ${issue?.message}`);
}

const portInUse = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error
    ? error.port
    : undefined;

/** Runs a service as this process: sends `ready` to its parent; stops at SIGTERM, at SIGINT and when the parent is gone. */
export async function runService<S extends Service>(options: ServiceProcess<S>): Promise<void> {
  const { name, log, ports } = options;
  let service: S | undefined;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await service?.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop).once('SIGINT', stop).once('disconnect', stop);

  try {
    service = await options.start();
  } catch (error) {
    const taken = portInUse(error);
    const setting = Object.keys(ports).find((key) => ports[key] === taken);
    if (setting) fail(`Port ${taken} is in use; the ${name} can have another one: set ${setting}.`);
    fail(`The ${name} cannot start: ${String(error)}`);
  }
  log.info(options.details(service), `${name} listens`);
  process.send?.('ready');
}
