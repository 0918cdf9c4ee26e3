import { share } from '@inktvis/messages/share';
import { useState } from 'react';
import { showToast } from './feedback/toast.ts';

/** requirements 4: the toast appears 100 ms after the click; requirements 9: it stays for five seconds. */
const TOAST_DELAY_MS = 100;
const TOAST_MS = 5000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** False where the browser has no clipboard (a page over plain http) or the visitor refused it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies `text` and shows whether it did. `isCopied`: as long as the message stays. */
export function useCopy(
  text: string,
  { done = share.copied_toast, failed }: { readonly done?: string; readonly failed: string },
) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    const [isDone] = await Promise.all([copyText(text), wait(TOAST_DELAY_MS)]);
    setIsCopied(isDone);
    showToast(isDone ? { text: done, icon: 'link' } : { text: failed, kind: 'error' });
    await wait(TOAST_MS);
    setIsCopied(false);
  };
  return { isCopied, copy };
}
