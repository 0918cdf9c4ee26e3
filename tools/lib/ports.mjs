import { createServer } from 'node:net';
import { Stop } from './say.mjs';

/**
 * @typedef {object} Wanted
 * @property {string} setting the setting that names the port
 * @property {number} port
 * @property {string} what the program that will listen there
 */

/**
 * Reads a port setting.
 * @param {string} setting @param {number} otherwise @param {string} what
 * @returns {Wanted}
 */
export function wantedPort(setting, otherwise, what) {
  const text = process.env[setting]?.trim();
  const port = text ? Number(text) : otherwise;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Stop(`${setting} must be a port number from 1 to 65535; it is "${text}".`);
  }
  return { setting, port, what };
}

/**
 * Stops with one line when a port cannot be used. Both families are tried: a listener on either would accept connections
 * for `localhost`.
 * @param {Wanted[]} wanted
 */
export async function requireFreePorts(wanted) {
  for (const { setting, port, what } of wanted)
    for (const host of ['::', '0.0.0.0', '127.0.0.1', '::1']) {
      const code = await tryListen(port, host);
      if (code === 'EADDRINUSE' || code === 'EACCES')
        throw new Stop(
          `Port ${port} ${code === 'EACCES' ? 'may not be used' : 'is in use'}; set ${setting} to another port for ${what}.`,
        );
    }
}

/** @param {number} port @param {string} host @returns {Promise<unknown>} the error code, or undefined */
function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? error.code : error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
