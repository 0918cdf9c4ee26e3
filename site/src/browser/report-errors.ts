/**
 * Tells the server that our own script failed: the class of the error and the place in our file, never its message, the
 * address of the page or anything about the visitor. One page view in ten, three errors each at most.
 */
const SHARE = 0.1;
let left = Math.random() < SHARE ? 3 : 0;

function report(error: unknown, file = '', place = ''): void {
  if (left <= 0) return;
  left -= 1;
  const name = error instanceof Error ? error.name : 'Error';
  const path = file.startsWith(`${location.origin}/_`) ? file.slice(location.origin.length) : '-';
  navigator.sendBeacon('/api/fout', `${name} ${path}${place}`);
}

addEventListener('error', ({ error, filename, lineno, colno }) => {
  // Scripts of extensions and of others have another address, or none.
  if (filename.startsWith(location.origin)) report(error, filename, `:${lineno}:${colno}`);
});
addEventListener('unhandledrejection', ({ reason }) => report(reason));
