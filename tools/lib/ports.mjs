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
 * Stops with one line when a port cannot be used.
 * @param {Wanted[]} wanted
 */
export async function requireFreePorts(wanted) {
  for (const [index, second] of wanted.entries()) {
    const first = wanted.slice(0, index).find(({ port }) => port === second.port);
    if (first) {
      throw new Stop(
        `${first.setting} and ${second.setting} are both ${first.port}; give one of them another port.`,
      );
    }
  }
  for (const { setting, port, what } of wanted) {
    const why = await refusal(port);
    if (why === 'EADDRINUSE') {
      throw new Stop(
        `Port ${port} is in use; stop what listens there or set ${setting} to another port for ${what}.`,
      );
    }
    if (why)
      throw new Stop(`Port ${port} may not be used (${why}); set ${setting} to another port for ${what}.`);
  }
}

/**
 * Why a port cannot be used, or undefined. Both families are tried: a listener on either would accept connections for `localhost`.
 * @param {number} port
 */
async function refusal(port) {
  for (const host of ['::', '0.0.0.0', '127.0.0.1', '::1']) {
    const code = await tryListen(port, host);
    if (code === 'EADDRINUSE' || code === 'EACCES') return code;
  }
  return undefined;
}

/** @param {number} port @param {string} host @returns {Promise<unknown>} the error code, or undefined */
function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? error.code : error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
