import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** One answer: its status, how long after the visitor pressed the button it came, and when, both in ms. */
export type Posted = { readonly status: number; readonly ms: number; readonly at: number };

const CONNECTIONS = 250;

/**
 * Posts each body as JSON at a steady pace, whether or not earlier ones were answered. The time counts from the moment
 * that a post was due, so that a server that holds everybody up does not look good.
 */
export async function postAtPace(
  url: string,
  bodies: readonly object[],
  perSecond: number,
): Promise<readonly Posted[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now();
  const answers: Promise<Posted>[] = [];
  for (const [index, body] of bodies.entries()) {
    const due = start + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    answers.push(
      post(url, body, agent).then((status) => {
        const now = performance.now();
        return { status, ms: now - due, at: now - start };
      }),
    );
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

function post(url: string, body: object, agent: Agent): Promise<number> {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(text);
  });
}
