import { Hono } from 'hono';
import { z } from 'zod';
import { FAULTS, type FaultSettings } from './faults.ts';
import type { MessageStore } from './message-store.ts';

export type TestApiOptions = {
  readonly store: MessageStore;
  readonly settings: () => FaultSettings;
  readonly setFaults: (changes: Partial<FaultSettings>) => void;
};

const changesSchema = z.strictObject({
  latencyMs: z.number().min(0).max(60_000).optional(),
  fault: z.enum(FAULTS).optional(),
});

const failure = (status: number, error: string): Response => Response.json({ error }, { status });

/** The mails as JSON, and fault injection: for tests in other processes. */
export function createTestApi({ store, settings, setFaults }: TestApiOptions): Hono {
  const app = new Hono();
  app.get('/messages', (context) => {
    const { to, subject } = context.req.query();
    const messages = store.list({ to, subject });
    return Response.json({ total: messages.length, messages });
  });
  app.get('/messages/:id', (context) => {
    const message = store.get(context.req.param('id'));
    return message ? Response.json(message) : failure(404, 'no such mail');
  });
  app.delete('/messages', async (context) => {
    const { to, subject } = context.req.query();
    return Response.json({ removed: store.remove({ to, subject }) });
  });
  app.delete('/messages/:id', async (context) => {
    const removed = store.remove({ id: context.req.param('id') });
    return removed > 0 ? Response.json({ removed }) : failure(404, 'no such mail');
  });
  app.get('/faults', () => Response.json(settings()));
  app.put('/faults', async (context) => {
    const changes = changesSchema.safeParse(await context.req.json().catch(() => undefined));
    if (!changes.success)
      return failure(422, changes.error.issues.map(({ path, message }) => `${path}: ${message}`).join('; '));
    setFaults(changes.data);
    return Response.json(settings());
  });
  return app;
}
