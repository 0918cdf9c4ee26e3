const MEGABYTE = 2 ** 20;
const TOO_LATE_MS = 30_000;

/**
 * What a process holds on to, heap and buffers, in megabytes (2^20 bytes): V8 collects everything that nobody uses any
 * more and says what is left. Unlike resident memory it does not depend on when V8 last cared to collect.
 * @param port Where the process listens with `--inspect`.
 * @see https://chromedevtools.github.io/devtools-protocol/v8/
 */
export async function liveMemoryMb(port: number): Promise<number> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  if (!target) throw new Error(`nothing to inspect at port ${port}`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  try {
    await heard(socket, 'open');
    await ask(socket, 1, 'HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize } = await ask(socket, 2, 'Runtime.getHeapUsage');
    if (usedSize === undefined || backingStorageSize === undefined)
      throw new Error('V8 did not say what is left');
    return (usedSize + backingStorageSize) / MEGABYTE;
  } finally {
    socket.close();
  }
}

async function ask(socket: WebSocket, id: number, method: string): Promise<Record<string, number>> {
  const answer = heard(socket, 'message');
  socket.send(JSON.stringify({ id, method }));
  const { result, error } = JSON.parse(String((await answer).data));
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}

const heard = (socket: WebSocket, name: 'open' | 'message') =>
  new Promise<MessageEvent>((resolve, reject) => {
    const signal = AbortSignal.timeout(TOO_LATE_MS);
    signal.addEventListener('abort', () => reject(new Error(`the inspector did not answer (${name})`)));
    socket.addEventListener(name, (event) => resolve(event as MessageEvent), { once: true });
    socket.addEventListener('error', () => reject(new Error('the inspector cannot be reached')), {
      once: true,
    });
  });
