import { site } from '@inktvis/messages/site';
import { MAIN_ID } from '../../ui/ids.ts';
import css from './SkipLink.module.css';

/** First thing in the document; shown when it has the focus. */
export const SkipLink = () => (
  <a className={css.skip} data-screen-only href={`#${MAIN_ID}`}>
    {site.skip_to_content}
  </a>
);
