import { myList } from '@inktvis/messages/my-list';
import { share } from '@inktvis/messages/share';
import { useEffect, useRef, useState } from 'react';
import type { ButtonSize } from '../../ui/Button.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';

/** requirements 4: the toast comes 100 ms after the click; requirements 9: it stays five seconds. */
const TOAST_DELAY_MS = 100;
const TOAST_MS = 5000;

type CopyButtonProps = { readonly text: string; readonly size?: ButtonSize };

/** Copies `text` and says so, in the button too. */
export function CopyButton({ text, size }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  const say = (isDone: boolean) => {
    timers.current.forEach(clearTimeout);
    const show = () => {
      setIsCopied(isDone);
      showToast(
        isDone ? { text: share.copied_toast, icon: 'link' } : { text: myList.copy_failed, kind: 'error' },
      );
    };
    timers.current = [
      setTimeout(show, TOAST_DELAY_MS),
      setTimeout(() => setIsCopied(false), TOAST_DELAY_MS + TOAST_MS),
    ];
  };
  const copy = () => {
    copyText(text).then(
      () => say(true),
      () => say(false),
    );
  };
  return (
    <Button size={size} onClick={copy}>
      <Icon name={isCopied ? 'check' : 'link'} />
      {isCopied ? share.copied_button : share.copy}
    </Button>
  );
}

/** Rejects where the browser has no clipboard (a page over plain http) or the visitor refused it. */
const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);
