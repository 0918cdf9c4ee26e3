import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { openTestEnvironment } from '@inktvis/e2e/test-environment';
import { mb, ms, perCpuSecond, percent } from '../format.ts';
import { LIMITS, outside } from '../limits.ts';
import { load } from '../load.ts';
import { part } from '../part.ts';
import { cpuSeconds, memoryOf } from '../process-usage.ts';
import { type Site, waitUntilOk, withSite } from '../site.ts';

/** What the site withstands at its sockets (README: `npm run bench -- serving`). */
type Serving = {
  /** The cached home page per second of CPU time, to clients that take gzip and to those that take no compression. */
  readonly gzip: number;
  readonly plain: number;
  /** Visitors that were served while another address holds thousands of connections and asks nothing. */
  readonly idle: { readonly sockets: number; readonly served: number; readonly asked: number };
  /** Pictures that a visitor got while another address asks for sizes that no page has; the most memory, in MB. */
  readonly pictures: { readonly served: number; readonly asked: number; readonly highestMb: number };
  /** The first two pages that were never read, once the content service hangs: status and time in ms. */
  readonly hanging: readonly { readonly status: number; readonly ms: number }[];
};

const SECONDS = 3;
const CONNECTIONS = 64;
const IDLE_SOCKETS = 4300;
const VISITORS = 200;
const ODD_SIZES = 70;
const PICTURES = 60;
/** Loopback addresses, so that visitors and attackers are two parties. */
const [CROWD, VISITOR] = ['127.0.0.1', '127.0.0.2'];
const NEVER_READ = ['/privacy', '/vrijwilligers'];

/** Serves visitors of one address while another one is in the way. Runs on Linux, where loopback has many addresses. */
export const serving = part<Serving>('serving', {
  async measure() {
    const atSite = await withSite({}, async (site) => ({
      gzip: await perSecond(site, { 'accept-encoding': 'gzip' }),
      plain: await perSecond(site, { 'accept-encoding': 'identity' }),
      idle: await besideIdleSockets(site),
    }));
    const pictures = await withSite({}, besideOddSizes);
    return { ...atSite, pictures, hanging: await whileContentHangs() };
  },
  print({ gzip, plain, idle, pictures, hanging }) {
    console.log('\nWhat the site withstands');
    console.table({
      'home page, gzip': { figure: perCpuSecond(gzip) },
      'home page, no compression': { figure: `${perCpuSecond(plain)} (${percent(plain / gzip)})` },
      [`visitors beside ${idle.sockets} idle sockets`]: { figure: `${idle.served} of ${idle.asked}` },
      [`pictures beside ${ODD_SIZES} odd sizes`]: { figure: `${pictures.served} of ${pictures.asked}` },
      'memory after the odd sizes': { figure: mb(pictures.highestMb) },
      ...Object.fromEntries(
        hanging.map((one, at) => [
          `response ${at + 1} while content hangs`,
          { figure: `${one.status} in ${ms(one.ms)}` },
        ]),
      ),
    });
  },
  judge: ({ gzip, plain, idle, pictures, hanging }) => [
    ...outside('serving: share without compression', plain / gzip, LIMITS.plainShare),
    ...outside('serving: visitors beside idle sockets', idle.served / idle.asked, LIMITS.perfect),
    ...outside('serving: pictures beside odd sizes', pictures.served / pictures.asked, LIMITS.perfect),
    ...hanging.flatMap((one) => outside('serving: while content hangs (ms)', one.ms, LIMITS.hangingMs)),
  ],
});

async function perSecond({ origin, pid }: Site, headers: Record<string, string>): Promise<number> {
  await load(`${origin}/`, 1, CONNECTIONS, headers);
  const before = cpuSeconds(pid);
  const { responses } = await load(`${origin}/`, SECONDS, CONNECTIONS, headers);
  return responses / (cpuSeconds(pid) - before);
}

/** Status of a response, 0 when none came, and its text. Each time over a connection of its own. */
function ask(
  url: string,
  localAddress = VISITOR,
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve) => {
    const failed = () => resolve({ status: 0, text: '' });
    const whole = (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
    };
    request(url, { agent: false, localAddress }, whole).on('error', failed).end();
  });
}

const servedOf = (responses: readonly { readonly status: number }[]): number =>
  responses.filter(({ status }) => status === 200).length;

async function besideIdleSockets({ origin }: Site): Promise<Serving['idle']> {
  const { hostname, port } = new URL(origin);
  const sockets: Socket[] = [];
  const open = () =>
    new Promise<void>((resolve) => {
      const socket = connect({ host: hostname, port: Number(port), localAddress: CROWD });
      sockets.push(socket);
      socket.on('connect', resolve).on('error', () => resolve());
    });
  try {
    for (let count = 0; count < IDLE_SOCKETS; count += 100)
      await Promise.all(Array.from({ length: 100 }, open));
    const responses = [];
    for (let count = 0; count < VISITORS; count += 1) responses.push(await ask(`${origin}/`));
    return { sockets: IDLE_SOCKETS, served: servedOf(responses), asked: VISITORS };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

async function besideOddSizes({ origin, pid }: Site): Promise<Serving['pictures']> {
  const { text } = await ask(`${origin}/programma?dag=alle`);
  const written = [...new Set(text.match(/\/beeld\/[^" ,]+\/m\/[^" ,]+/g) ?? [])].slice(0, PICTURES);
  const originals = [...new Set(written.map((address) => address.split('/m/')[0] ?? ''))];
  const odd = Array.from({ length: ODD_SIZES }, (_, at) => {
    const size = `${3001 + at}x${2001 + at}`;
    return `${origin}${originals[at % originals.length]}/m/${size}/filters:quality(90):format(webp)`;
  });
  const crowd = odd.map((url) => ask(url, CROWD));
  const responses = [];
  for (const address of written) responses.push(await ask(origin + address));
  await Promise.all(crowd);
  return { served: servedOf(responses), asked: written.length, highestMb: memoryOf(pid).highest };
}

/** The service is stopped, not closed: it takes connections and says nothing. */
async function whileContentHangs(): Promise<Serving['hanging']> {
  const environment = await openTestEnvironment();
  try {
    await waitUntilOk(`${environment.url}/`);
    environment.hangContent();
    const responses = [];
    for (const path of NEVER_READ) {
      const since = performance.now();
      const { status } = await ask(environment.url + path);
      responses.push({ status, ms: performance.now() - since });
    }
    return responses;
  } finally {
    environment.continueContent();
    await environment.close();
  }
}
