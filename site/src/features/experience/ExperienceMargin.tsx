import type { Content } from '@inktvis/content';
import { cast as castWords } from '@inktvis/messages/cast';
import { experience as words } from '@inktvis/messages/experience';
import { states } from '@inktvis/messages/item';
import { facetHref } from '@inktvis/programme/filters/address';
import type { Occurrence } from '@inktvis/programme/occurrences';
import { itemFacts, itemThemes } from '@inktvis/programme/programme-item';
import { Genre } from '../../ui/images/Icon.tsx';
import { SignLabel } from '../../ui/text/SignLabel.tsx';
import type { ViewProps } from '../view.ts';
import { accessFacts } from './access-facts.ts';
import type { Cast, CastName } from './cast.ts';
import styles from './ExperienceMargin.module.css';
import { ageOf } from './large-facts.ts';
import { AccessSection, MarginSection, PlacesSection } from './MarginFacts.tsx';

/** The publishers: those chosen from the list, then the one typed by the editor; each once. */
const publishersOf = ({
  publisher,
  publisherCustom,
}: Pick<Content<'experience'>, 'publisher' | 'publisherCustom'>): readonly string[] => [
  ...new Set([...publisher, publisherCustom].map((name) => name.trim()).filter(Boolean)),
];

/** Names, each with a way to the list of all names. */
const CastList = ({ people }: { readonly people: readonly CastName[] }) => (
  <ul className={styles.people}>
    {people.map(({ slug, name, href, note }) => (
      <li key={slug}>
        <b>{href ? <a href={href}>{name}</a> : name}</b>
        {note && <span>{note}</span>}
      </li>
    ))}
  </ul>
);

type ExperienceMarginProps = {
  readonly story: ViewProps<'experience'>['story'];
  readonly occurrences: readonly Occurrence[];
  readonly shown: Occurrence | null;
  readonly cast: Cast;
};

/** What it is, who makes it, and what to know of its place, beside the text. Null when nothing is known. */
export function experienceMargin({ story, occurrences, shown, cast }: ExperienceMarginProps) {
  const themes = itemThemes(story, shown);
  const type = itemFacts(story, shown).typeLabel;
  const isDropIn = story.content.dropIn || (shown?.content.dropIn ?? false);
  const access = accessFacts(story, occurrences);
  const publishers = publishersOf(story.content);
  const hasAccess = access.facts.length + access.notes.length + access.places.length > 0;
  const hasPeople = cast.with.length + cast.signing.length > 0;
  if (themes.length === 0 && !type && !hasAccess && !hasPeople && publishers.length === 0) return null;
  return (
    <aside className={styles.margin} aria-label={words.practical}>
      {cast.signing.length > 0 && (
        <MarginSection title={<SignLabel />}>
          <CastList people={cast.signing} />
        </MarginSection>
      )}
      {cast.with.length > 0 && (
        <MarginSection title={castWords.with_word}>
          <CastList people={cast.with} />
        </MarginSection>
      )}
      {(themes.length > 0 || type) && (
        <dl className={styles.kinds}>
          {themes.length > 0 && (
            <div>
              <dt>{words.theme}</dt>
              {themes.map(({ uuid, slug, content }) => (
                <dd key={uuid}>
                  {content.icon && <Genre name={content.icon} />}
                  <a href={facetHref('theme', slug)}>{content.title}</a>
                </dd>
              ))}
            </div>
          )}
          {type && (
            <div>
              <dt>{words.type}</dt>
              <dd>
                {[type, isDropIn && states.doorlopend, ageOf(story.content.age) === null && story.content.age]
                  .filter(Boolean)
                  .join(', ')}
              </dd>
            </div>
          )}
        </dl>
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
