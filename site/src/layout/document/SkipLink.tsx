import { site } from '@inktvis/messages/site';
import css from './SkipLink.module.css';

/** First thing in the document; shown when it has the focus. */
export function SkipLink({ target = 'inhoud' }: { target?: string }) {
  return (
    <a className={css.skip} href={`#${target}`}>
      {site.skip_to_content}
    </a>
  );
}
