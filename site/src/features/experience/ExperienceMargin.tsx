import type { Content, Story } from '@inktvis/content';
import { cast } from '@inktvis/messages/cast';
import { experience as words } from '@inktvis/messages/experience';
import { states } from '@inktvis/messages/item';
import { ACCESS_PAGE, accessLabels } from '@inktvis/programme/access';
import { facetHref } from '@inktvis/programme/filters/address';
import { fullName, itemPeople, type Person, personHref } from '@inktvis/programme/people/people';
import { itemFacts, itemThemes } from '@inktvis/programme/programme-item';
import type { ReactNode } from 'react';
import { MoreLink } from '../../ui/controls/MoreLink.tsx';
import { AccessSign, Genre, Icon } from '../../ui/images/Icon.tsx';
import { SignLabel } from '../../ui/text/SignLabel.tsx';
import { accessFacts } from './access-facts.ts';
import styles from './ExperienceMargin.module.css';
import { ageOf } from './large-facts.ts';
import type { ExperienceData } from './load.ts';

const publishersOf = ({ publisher, publisherCustom }: Content<'experience'>): readonly string[] => [
  ...new Set([...publisher, publisherCustom].map((name) => name.trim()).filter(Boolean)),
];

type PartProps = { readonly title: ReactNode; readonly children: ReactNode };

const Part = ({ title, children }: PartProps) => (
  <section className={`${styles.part} ruled`}>
    <h2 className={`${styles.title} small-label`}>{title}</h2>
    {children}
  </section>
);

const Fact = ({ sign, children }: { readonly sign: ReactNode; readonly children: ReactNode }) => (
  <li className={styles.fact}>
    {sign}
    <span>{children}</span>
  </li>
);

type CastProps = {
  readonly title: ReactNode;
  readonly people: readonly Person[];
  /** They are in the list of all names: something of theirs is in the programme. */
  readonly isListed: boolean;
};

const Cast = ({ title, people, isListed }: CastProps) =>
  people.length > 0 && (
    <Part title={title}>
      <ul className={`${styles.people} stack gap-3`}>
        {people.map((person) => (
          <li key={person.slug}>
            <b>
              <a href={isListed ? personHref(person.slug) : undefined}>{fullName(person)}</a>
            </b>
            {person.role && <span className="step--1">{person.role}</span>}
          </li>
        ))}
      </ul>
    </Part>
  );

type ExperienceMarginProps = Pick<ExperienceData, 'occurrences' | 'shown'> & {
  readonly story: Story<'experience'>;
};

/** What it is, who makes it, and what to know of its place, beside the text. Null when nothing is known. */
export function experienceMargin({ story, occurrences, shown }: ExperienceMarginProps) {
  const themes = itemThemes(story, shown);
  const type = itemFacts(story, shown).typeLabel;
  const isDropIn = story.content.dropIn || (shown?.content.dropIn ?? false);
  const access = accessFacts(story, occurrences);
  const publishers = publishersOf(story.content);
  const hasAccess = access.facts.length + access.notes.length + access.places.length > 0;
  const people = itemPeople(story, shown);
  const signing = people.filter(({ signs }) => signs);
  if (themes.length === 0 && !type && !hasAccess && people.length === 0 && publishers.length === 0)
    return null;
  return (
    <aside className="stack gap-5" aria-label={words.practical}>
      <Cast title={<SignLabel />} people={signing} isListed={shown !== null} />
      {signing.length < people.length && (
        <Cast title={cast.with_word} people={people} isListed={shown !== null} />
      )}
      {(themes.length > 0 || type) && (
        <dl className={`${styles.kinds} ruled`}>
          {themes.length > 0 && (
            <div>
              <dt className="small-label">{words.theme}</dt>
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
              <dt className="small-label">{words.type}</dt>
              <dd>
                {[type, isDropIn && states.doorlopend, ageOf(story.content.age) === null && story.content.age]
                  .filter(Boolean)
                  .join(', ')}
              </dd>
            </div>
          )}
        </dl>
      )}
      {access.facts.length + access.notes.length > 0 && (
        <Part title={words.access}>
          <ul className="stack gap-3">
            {access.facts.map(({ name, sentence }) => (
              <Fact key={name} sign={<AccessSign name={name} />}>
                <b>{accessLabels[name]}</b> {sentence}
              </Fact>
            ))}
            {access.notes.map((note) => (
              <Fact key={note} sign={<Icon name="info" />}>
                {note}
              </Fact>
            ))}
          </ul>
          <p className="above-4">
            <MoreLink href={ACCESS_PAGE}>{words.access_more}</MoreLink>
          </p>
        </Part>
      )}
      {access.places.length > 0 && (
        <Part title={words.practical}>
          <ul className="stack gap-3">
            {access.places.map(({ title, text }) => (
              <Fact key={title} sign={<Icon name="pin" />}>
                <b>{title}</b> {text}
              </Fact>
            ))}
          </ul>
        </Part>
      )}
      {publishers.length > 0 && (
        <Part title={words.publishers}>
          <ul>
            {publishers.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Part>
      )}
    </aside>
  );
}
