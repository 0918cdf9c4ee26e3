import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
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

test('gets the values as JSON, without cookies, and only its status is read', async () => {
  const received: { method?: string | undefined; headers: IncomingMessage['headers']; body: unknown }[] = [];
  const address = await serviceThat(async (request, response) => {
    const body: unknown = JSON.parse((await buffer(request)).toString());
    received.push({ method: request.method, headers: request.headers, body });
    response.end('{"reference": "not ours');
  });
  expect(await postElsewhere(address, VALUES)).toEqual({ kind: 'sent', reference: null });
  expect(received).toMatchObject([
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: VALUES },
  ]);
  expect(received[0]?.headers.cookie).toBeUndefined();
});

test.each([
  [500, 'Internal Server Error', { error: 'ours to show? no' }],
  [422, 'Unprocessable Entity', { fields: { firstName: 'no' } }],
  [404, 'Not Found', '<html>'],
])('a refusal with %i is said with its status, and nothing of its body', async (status, text, body) => {
  const address = await serviceThat((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  expect(await postElsewhere(address, VALUES)).toEqual({
    kind: 'failed',
    error: 'Versturen is niet gelukt. Probeer het straks opnieuw.',
    cause: `Received an error HTTP status code: ${text}.`,
    hasResponse: true,
  });
});

test('a response that is half a body, for ever, still has its status', async () => {
  const address = await serviceThat((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"mess');
  });
  expect(await postElsewhere(address, VALUES)).toEqual({ kind: 'sent', reference: null });
});

test.each<[string, RequestListener]>([
  ['resets the connection', (request) => request.socket.resetAndDestroy()],
  [
    'redirects to a page',
    (_request, response) => void response.writeHead(302, { location: '/inloggen' }).end(),
  ],
  ['speaks something else', (request) => void request.socket.end('220 mail.example ESMTP\r\n')],
])('a service that %s gives a network failure', async (_name, does) => {
  expect(await postElsewhere(await serviceThat(does), VALUES)).toEqual(networkError);
});

test('a service that stays silent, or refuses, gives a network failure too', async () => {
  const silent = await postElsewhere(await serviceThat(() => undefined), VALUES, 50);
  expect(silent).toMatchObject({ ...networkError, cause: expect.any(String) });
  expect(await postElsewhere('http://127.0.0.1:1/', VALUES)).toEqual(networkError);
});
