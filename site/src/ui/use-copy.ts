import { share } from '@inktvis/messages/share';
import { useEffect, useRef, useState } from 'react';
import { showToast } from './feedback/toast.ts';

/** requirements 4: the toast appears 100 ms after the click; requirements 9: it stays for five seconds. */
const TOAST_DELAY_MS = 100;
const TOAST_MS = 5000;

/** Rejects where the browser has no clipboard (a page over plain http) or the visitor refused it. */
const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/**
 * Copies `text` and shows a message, `done` or, when the browser refuses, `failed`. `isCopied`: as long as the message
 * stays.
 */
export function useCopy(
  text: string,
  { done = share.copied_toast, failed }: { readonly done?: string; readonly failed: string },
): { readonly isCopied: boolean; readonly copy: () => void } {
  const [isCopied, setIsCopied] = useState(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  const copy = () => {
    const clickedAt = performance.now();
    const report = (isDone: boolean) => {
      timers.current.forEach(clearTimeout);
      const delay = Math.max(0, TOAST_DELAY_MS - (performance.now() - clickedAt));
      const show = () => {
        setIsCopied(isDone);
        showToast(isDone ? { text: done, icon: 'link' } : { text: failed, kind: 'error' });
      };
      timers.current = [setTimeout(show, delay), setTimeout(() => setIsCopied(false), delay + TOAST_MS)];
    };
    setIsCopied(false);
    copyText(text).then(
      () => report(true),
      () => report(false),
    );
  };
  return { isCopied, copy };
}
