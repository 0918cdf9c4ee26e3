import { bodyBlockDefinitions } from '@inktvis/content';
import { Icon } from '../ui/images/Icon.tsx';
import styles from './EditorNote.module.css';

/** Why a block shows nothing, or not all that was chosen, in Dutch. */
export type EmptyReason = { readonly what: string; readonly help: string; readonly isPart?: boolean };

type EditorNoteProps = {
  /** `_uid` of the block. */
  readonly id: string;
  readonly component: string;
  /** What is wrong and what to do, or the problems the model found. */
  readonly why: EmptyReason | readonly string[];
};

const definitions: { readonly [component: string]: { readonly label: string } | undefined } =
  bodyBlockDefinitions;

const isList = (why: EditorNoteProps['why']): why is readonly string[] => Array.isArray(why);

function wordsOf({
  component,
  why,
}: EditorNoteProps): readonly [icon: 'pen' | 'warning', title: string, help: string] {
  const label = definitions[component]?.label;
  if (label === undefined) {
    const title = `Onbekend blok: “${component || 'zonder naam'}”.`;
    return ['warning', title, 'De rest van de pagina is niet geraakt.'];
  }
  if (!isList(why))
    return ['pen', `Dit blok toont ${why.isPart ? 'niet alles' : 'niets'}: ${why.what}`, why.help];
  const problems = why.join('; ') || `“${label}” is niet leesbaar.`;
  return ['pen', `Dit blok toont niets: ${problems}`, `Vul het blok “${label}” aan.`];
}

/** Stands where a block shows nothing, or not all that was chosen. */
export function EditorNote(props: EditorNoteProps) {
  const [icon, title, help] = wordsOf(props);
  return (
    <div className={styles.note} data-screen-only>
      <Icon name={icon} />
      <div>
        <p>
          <b>{title}</b>
        </p>
        <p>
          {help} Bezoekers zien dit kader niet.{' '}
          <code>{[props.component, props.id].filter(Boolean).join(' · ')}</code>
        </p>
      </div>
    </div>
  );
}
