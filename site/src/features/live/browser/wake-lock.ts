/**
 * Keeps the screen of this device on. The browser lets go of the lock when the page is hidden, so it is asked again
 * when it is seen. `onChange(true)`: refused, or the browser cannot.
 */
export function keepAwake(onChange: (isRefused: boolean) => void): () => void {
  let lock: WakeLockSentinel | null = null;
  let isStopped = false;

  async function ask(): Promise<void> {
    if (document.hidden || isStopped || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isStopped) await lock.release();
      else onChange(false);
    } catch {
      if (!isStopped && !document.hidden) onChange(true);
    }
  }

  document.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    isStopped = true;
    document.removeEventListener('visibilitychange', ask);
    lock?.release().catch(() => {});
  };
}
