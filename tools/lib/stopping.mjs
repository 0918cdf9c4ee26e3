/** @typedef {(forced: boolean) => void} Stopper */

/** @type {Set<Stopper>} */
const stoppers = new Set();
// One Ctrl-C arrives twice: from the terminal, and passed on by npm.
const sameAskMs = 500;
let asked = 0;
let askedAt = 0;

export const stopAsked = () => asked > 0;

/** The second signal calls it again with `forced`; gives what takes it off the list. @param {Stopper} stopper */
export function onStop(stopper) {
  stoppers.add(stopper);
  return () => stoppers.delete(stopper);
}

function ask() {
  if (asked > 0 && performance.now() - askedAt < sameAskMs) return;
  asked += 1;
  askedAt = performance.now();
  if (stoppers.size === 0) process.exit(130);
  for (const stopper of stoppers) stopper(asked > 1);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);

// npm passes signals on, but a killed npm cannot: notice that it is gone. (The scripts say `exec node`, so that npm,
// not a shell, is the parent.)
if (process.env.npm_lifecycle_event !== undefined) {
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) ask();
  }, 250).unref();
}
