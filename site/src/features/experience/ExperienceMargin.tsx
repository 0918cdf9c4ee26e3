import type { Content } from '@inktvis/content';
import { readAge } from '@inktvis/content/age';
import { experience as words } from '@inktvis/messages/experience';
import { endOf, type Occurrence } from '@inktvis/programme/occurrences';
import { Numeral } from '../../ui/text/Numeral.tsx';
import type { ViewProps } from '../view.ts';
import { accessFacts } from './access-facts.ts';
import styles from './ExperienceMargin.module.css';
import { AccessSection, MarginSection, PlacesSection } from './MarginFacts.tsx';

/** The publishers: those chosen from the list, then the one typed by the editor; each once. */
const publishersOf = ({
  publisher,
  publisherCustom,
}: Pick<Content<'experience'>, 'publisher' | 'publisherCustom'>): readonly string[] => [
  ...new Set([...publisher, publisherCustom].map((name) => name.trim()).filter(Boolean)),
];

type Large = { readonly number: string; readonly words: string };

const MINUTE_MS = 60_000;
/** What lasts longer is shown with its hours. */
const MAX_MINUTES = 300;

/** `70`, minutes; null for what has no announced end, takes longer, or is walked into. */
export function lengthOf(occurrence: Occurrence | null, isDropIn: boolean): Large | null {
  const end = occurrence && endOf(occurrence);
  if (!end || isDropIn) return null;
  const minutes = Math.round((end.getTime() - occurrence.content.startDate.getTime()) / MINUTE_MS);
  return minutes > MAX_MINUTES ? null : { number: `${minutes}`, words: words.minutes };
}

/** `12+` and `6–10`, years; null for all ages, and for what cannot be read. */
export function ageOf(age: string): Large | null {
  const range = readAge(age);
  if (!range || (range.from === 0 && range.to === null)) return null;
  const { from, to } = range;
  if (to === null) return { number: `${from}+`, words: words.years_and_older };
  return { number: from === to ? `${from}` : `${from}–${to}`, words: words.years };
}

const LargeFact = ({ fact }: { readonly fact: Large }) => (
  <p className={styles.large}>
    <Numeral className={styles.number}>{fact.number}</Numeral>
    <span>{fact.words}</span>
  </p>
);

type ExperienceMarginProps = {
  readonly story: ViewProps<'experience'>['story'];
  readonly occurrences: readonly Occurrence[];
  readonly shown: Occurrence | null;
};

/** What to know at a glance, beside the text: length, age, access, publishers. Null when nothing is known. */
export function experienceMargin({ story, occurrences, shown }: ExperienceMarginProps) {
  const { content } = story;
  const large = [
    lengthOf(shown, content.dropIn || (shown?.content.dropIn ?? false)),
    ageOf(content.age),
  ].filter((fact) => fact !== null);
  const access = accessFacts(story, occurrences);
  const hasAccess = access.facts.length + access.notes.length + access.places.length > 0;
  const publishers = publishersOf(content);
  if (large.length === 0 && !hasAccess && publishers.length === 0) return null;
  return (
    <aside className={styles.margin} aria-label={words.at_a_glance}>
      {large.length > 0 && (
        <div className={styles.numbers}>
          {large.map((fact) => (
            <LargeFact key={fact.words} fact={fact} />
          ))}
        </div>
      )}
      <AccessSection {...access} />
      <PlacesSection {...access} />
      {publishers.length > 0 && (
        <MarginSection title={words.publishers}>
          <ul className={styles.publishers}>
            {publishers.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </MarginSection>
      )}
    </aside>
  );
}
