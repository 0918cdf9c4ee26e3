import { messages } from '@inktvis/messages';
import { Genre } from '../../ui/images/Icon.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import type { ThemeLink } from './load.ts';
import styles from './ThemeBand.module.css';

type ThemeBandProps = { readonly themes: readonly ThemeLink[] };

/** The genres of the festival on ink, each leading to its part of the programme. */
export const ThemeBand = ({ themes }: ThemeBandProps) =>
  themes.length === 0 ? null : (
    <nav className={styles.band} aria-label={messages.home.themes} data-surface="ink">
      <Wrap>
        <ul className={styles.themes}>
          {themes.map(({ href, title, icon }) => (
            <li className={styles.theme} key={href}>
              <a className={styles.link} href={href}>
                {icon && <Genre name={icon} className={styles.genre} />}
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Wrap>
    </nav>
  );
