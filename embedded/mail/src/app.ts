import type { Log } from '@inktvis/foundation/log';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMessagesApi, type MessagesOptions } from './api/messages.ts';
import { problem } from './api/problem.ts';
import { createProvider, type ProviderOptions } from './api/provider.ts';
import { createView } from './view/routes.ts';

const LARGEST_BODY = 5 * 1024 * 1024;

export type AppOptions = MessagesOptions & ProviderOptions & { readonly log: Log };

/** The web side as one fetch handler: pages, JSON, the provider's calls and `GET /healthz`. */
export function createApp(options: AppOptions): Hono {
  const app = new Hono();
  const provider = createProvider(options);
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: () => problem('ValidationError', 'Too large') }));
  app.get('/healthz', (context) => context.text('ok'));
  app.route('/api/1.0', provider);
  app.route('/api/1.3', provider);
  app.route('/api', createMessagesApi(options));
  app.route('/', createView(options.store));
  app.onError((error) => {
    options.log.error({ reason: error.message, stack: error.stack }, 'request failed');
    return problem('GeneralError');
  });
  return app;
}
