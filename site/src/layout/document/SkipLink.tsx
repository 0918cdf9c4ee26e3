import { site } from '@inktvis/messages/site';
import css from './SkipLink.module.css';

/** First thing in the document; shown when it has the focus. */
export const SkipLink = () => (
  <a className={css.skip} href="#inhoud">
    {site.skip_to_content}
  </a>
);
