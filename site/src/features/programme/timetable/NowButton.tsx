import { programme } from '@inktvis/messages/programme';
import { useEffect, useState } from 'react';
import { buttonStyle } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import styles from './NowButton.module.css';

type NowButtonProps = {
  /** The id of the line of now. */
  readonly line: string;
  /** The minute: with another one the line may be another element. */
  readonly now: number;
};

/** Back to the line of now, as long as that is out of sight; its arrow points the way. */
export function NowButton({ line, now }: NowButtonProps) {
  const [direction, setDirection] = useState<'up' | 'down' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as `now` says
  useEffect(() => {
    const element = document.getElementById(line);
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setDirection(last.isIntersecting ? null : last.boundingClientRect.top < 0 ? 'up' : 'down');
    });
    if (element) observer.observe(element);
    else setDirection(null);
    return () => observer.disconnect();
  }, [line, now]);
  if (direction === null) return null;
  return (
    <a {...buttonStyle('light', 'normal', styles.button)} href={`#${line}`} data-direction={direction}>
      {programme.to_now}
      <Icon name="arrow-right" />
    </a>
  );
}
