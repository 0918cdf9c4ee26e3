import { bodyBlockDefinitions } from '@inktvis/content';
import { Icon } from '../ui/images/Icon.tsx';
import styles from './EditorNote.module.css';

type EditorNoteProps = {
  /** `_uid` of the block. */
  readonly id: string;
  /** Component name, as the content service delivers it. */
  readonly component: string;
  /** What is wrong and what to do, or the problems the model found. */
  readonly why:
    | { readonly what: string; readonly help: string; readonly isPart?: boolean }
    | readonly string[];
};

const definitions: { readonly [component: string]: { readonly label: string } | undefined } =
  bodyBlockDefinitions;

const isList = (why: EditorNoteProps['why']): why is readonly string[] => Array.isArray(why);

/** Stands where a block shows nothing, or not all that was chosen. Only in preview: visitors never see it. */
export function EditorNote({ id, component, why }: EditorNoteProps) {
  const known = definitions[component];
  const title = known
    ? `Dit blok toont ${!isList(why) && why.isPart ? 'niet alles' : 'niets'}: ${isList(why) ? why.join('; ') || `“${known.label}” is niet leesbaar.` : why.what}`
    : `Onbekend blok: “${component || 'zonder naam'}”.`;
  const help = !known
    ? 'De rest van de pagina is niet geraakt.'
    : isList(why)
      ? `Vul het blok “${known.label}” aan.`
      : why.help;
  return (
    <div className={styles.note} data-screen-only>
      <Icon name={known ? 'pen' : 'warning'} />
      <div>
        <p>
          <b>{title}</b>
        </p>
        <p>
          {help} Bezoekers zien dit kader niet. <code>{[component, id].filter(Boolean).join(' · ')}</code>
        </p>
      </div>
    </div>
  );
}
