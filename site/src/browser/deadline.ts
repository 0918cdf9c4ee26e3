/** A signal that aborts after some ms, or with `ended`. Safari has `AbortSignal.timeout` since 16, and `any` since 17.4. */
export function deadline(ms: number, ended?: AbortSignal): AbortSignal {
  const controller = new AbortController();
  const { signal } = controller;
  setTimeout(() => controller.abort(new DOMException(`${ms} ms`, 'TimeoutError')), ms);
  if (ended?.aborted) controller.abort(ended.reason);
  ended?.addEventListener('abort', () => controller.abort(ended.reason), { signal });
  return signal;
}
