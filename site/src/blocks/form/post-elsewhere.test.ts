import { createServer, type RequestListener } from 'node:http';
import { listen } from '@inktvis/foundation/listen';
import { expect, onTestFinished, test } from 'vitest';
import { postElsewhere } from './post-form.ts';

const VALUES = { firstName: 'Ada', ticketsAmount: 24 };

/** The address of a mock service. */
async function serviceThat(does: RequestListener): Promise<string> {
  const server = createServer(does);
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}/vragen`;
}

const networkError = {
  kind: 'failed',
  error: 'Versturen is niet gelukt. Probeer het straks opnieuw.',
  cause: 'Received an error: Network Error.',
  hasResponse: false,
};

test('a response that is half a body, for ever, still has its status', async () => {
  const address = await serviceThat((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"mess');
  });
  expect(await postElsewhere(address, VALUES)).toEqual({ kind: 'sent', reference: null });
});

test('a service that stays silent, or refuses, gives a network failure', async () => {
  const silent = await postElsewhere(await serviceThat(() => undefined), VALUES, 50);
  expect(silent).toMatchObject({ ...networkError, cause: expect.any(String) });
  expect(await postElsewhere('http://127.0.0.1:1/', VALUES)).toEqual(networkError);
});
