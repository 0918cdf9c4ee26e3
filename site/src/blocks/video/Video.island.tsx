import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../ui/images/Icon.tsx';
import styles from './Video.module.css';

export type VideoProps = {
  /** Address of the player; loaded only after a click. */
  readonly player: string;
  /** Page of the video, for visitors without script. */
  readonly page: string;
  /** What the play button says. */
  readonly label: string;
  /** Name of the player's frame. */
  readonly title: string;
  readonly caption: string;
  /** The poster. */
  readonly children?: ReactNode;
};

/** A poster with a play button; nothing of the video service loads before a visitor asks for it. */
export function Video({ player, page, label, title, caption, children }: VideoProps) {
  const [state, setState] = useState<'link' | 'button' | 'playing'>('link');
  const link = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const refocus = useRef(false);
  const description = useId();

  useEffect(() => {
    refocus.current = document.activeElement === link.current;
    setState('button');
  }, []);
  useEffect(() => {
    if (state === 'playing') frame.current?.focus();
    if (state === 'button' && refocus.current) button.current?.focus();
  }, [state]);

  const play = {
    className: styles.play,
    'aria-describedby': description,
    children: (
      <>
        <span className="visually-hidden">{label}</span>
        <Icon name="play" />
      </>
    ),
  };
  return (
    <figure className="relative">
      {state === 'playing' ? (
        <iframe
          ref={frame}
          className={styles.player}
          src={player}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        />
      ) : (
        <div className={styles.frame}>
          {children}
          {state === 'link' ? (
            <a {...play} ref={link} href={page} />
          ) : (
            <button {...play} ref={button} type="button" onClick={() => setState('playing')} />
          )}
        </div>
      )}
      <figcaption id={description} className="note above-2">
        {caption}
      </figcaption>
    </figure>
  );
}
