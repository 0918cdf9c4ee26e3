import { type SpawnOptionsWithoutStdio, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { isObject, parseJson } from '@inktvis/foundation/json';
import { closeServer, listen } from '@inktvis/foundation/listen';
import { selfSigned } from '@inktvis/foundation/testing/certificate';
import { afterwards, temporaryFolder } from '@inktvis/foundation/testing/temporary-folder';
import type { Space } from './management-space.ts';

const HOST = 'mapi.storyblok.com';
const CLI = fileURLToPath(import.meta.resolve('storyblok'));

/** Runs Node; resolves with its exit code and all that it printed. */
export function runNode(args: readonly string[], options: SpawnOptionsWithoutStdio) {
  const child = spawn(process.execPath, args, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  return new Promise<{ readonly code: number | null; readonly output: string }>((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ code, output }));
  });
}

/**
 * The vendor's own command line against a space in memory. It knows only the real host, so it is given what its Node
 * documents: `NODE_USE_ENV_PROXY` with a proxy that leads that host, and no other, to us, and `NODE_EXTRA_CA_CERTS`
 * with our certificate; its token comes from the variables that it documents.
 */
export async function openVendorCommand(space: Space, spaceId: number) {
  const home = temporaryFolder();
  const { key, cert } = selfSigned(HOST);
  await writeFile(join(home, 'ca.pem'), cert);
  let uploads = '';

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', `https://${HOST}`);
    const body = parseJson(await text(request));
    const prefix = `/v1/spaces/${spaceId}/`;
    const given = url.pathname.startsWith(prefix)
      ? space.handle({
          method: request.method ?? 'GET',
          path: url.pathname.slice(prefix.length).replace(/\/$/, ''),
          query: url.searchParams,
          body: isObject(body) ? body : {},
          uploads,
        })
      : { status: 404, body: { error: 'Not Found' } };
    response.statusCode = given.status;
    response.setHeader('content-type', 'application/json');
    if (given.total !== undefined) {
      response.setHeader('total', given.total);
      response.setHeader('per-page', url.searchParams.get('per_page') ?? 25);
    }
    response.end(given.status === 204 ? undefined : JSON.stringify(given.body));
  }

  const api = createSecureServer({ key, cert }, (request, response) => void respond(request, response));
  const apiPort = await listen(api, 0, '127.0.0.1');
  // Uploads come here as plain HTTP; everything else through CONNECT.
  const proxy = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(204).end());
  });
  proxy.on('connect', (request, socket) => {
    if (request.url !== `${HOST}:443`) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const tunnel = connect(apiPort, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      tunnel.pipe(socket).pipe(tunnel);
    });
    for (const end of [tunnel, socket])
      end.on('error', () => [tunnel, socket].forEach((one) => void one.destroy()));
  });
  const port = await listen(proxy, 0, '127.0.0.1');
  afterwards(() => Promise.all([closeServer(api), closeServer(proxy)]));
  uploads = `http://127.0.0.1:${port}/upload`;

  return {
    /** Runs `storyblok <args>` on the `.storyblok` folder `root`; resolves with exit code and what it printed. */
    run: (root: string, ...args: readonly string[]) =>
      runNode([CLI, ...args, '--space', String(spaceId), '--path', root, '--api-rate-limit', '0'], {
        cwd: home,
        env: {
          HOME: home,
          STORYBLOK_LOGIN: 'proef@voorbeeld.be',
          STORYBLOK_TOKEN: 'persoonlijk',
          STORYBLOK_REGION: 'eu',
          NODE_USE_ENV_PROXY: '1',
          HTTPS_PROXY: `http://127.0.0.1:${port}`,
          NO_PROXY: '127.0.0.1',
          NODE_EXTRA_CA_CERTS: join(home, 'ca.pem'),
          NODE_COMPILE_CACHE: join(home, 'modules'),
        },
      }),
  };
}
