import { ROLES } from '@inktvis/content/vocabularies';
import { ownId } from '@inktvis/foundation/element-id';
import { names as words } from '@inktvis/messages/names';
import { NAMES_PATH } from '@inktvis/programme/paths';
import {
  byLetter,
  filterNames,
  LETTERS,
  NO_LETTER,
  ROLE_PARAMETER,
  SIGNS_PARAMETER,
  SIGNS_VALUE,
  TYPED_PARAMETER,
} from '@inktvis/programme/people/name-list';
import { counted } from '../../cards/text.ts';
import { heroArm, heroOf, PageHero } from '../../layout/hero/PageHero.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Chip } from '../../ui/controls/Chip.tsx';
import { Field } from '../../ui/controls/Field.tsx';
import { Input } from '../../ui/controls/Input.tsx';
import { LetterStrip } from '../../ui/controls/LetterStrip.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import type { FixedProps } from '../page-kind.ts';
import { NameItem } from './NameItem.tsx';
import styles from './NamesView.module.css';
import type { NamesData } from './page.ts';

const idOf = (letter: string): string =>
  ownId(`letter-${letter === NO_LETTER ? 'andere' : letter.toLowerCase()}`);

/** A plain GET form: the address holds the choice. The counts of its chips are those of the whole list. */
const NameFilters = ({ people, filter, count }: NamesData & { readonly count: number }) => {
  const signing = people.filter(({ signs }) => signs).length;
  return (
    <form
      className={`${styles.filters} cluster`}
      action={NAMES_PATH}
      method="get"
      aria-label={words.filter}
      autoComplete="off"
    >
      <div className={`${styles.search} cluster gap-2`}>
        <Field id={ownId('zoek-naam')} label={words.search}>
          {(control) => (
            <Input
              {...control}
              type="search"
              name={TYPED_PARAMETER}
              defaultValue={filter.typed}
              maxLength={60}
              spellCheck={false}
            />
          )}
        </Field>
        <Button type="submit">
          <Icon name="search" />
          {words.search_button}
        </Button>
      </div>
      <p className="step-1 bold">
        {count === 0 ? words.count_none : counted(count, words.count_one, words.count_many)}
      </p>
      <fieldset className={`${styles.chips} gap-2`}>
        <legend className="visually-hidden">{words.roles}</legend>
        {ROLES.names.map((role) => {
          const found = people.filter((person) => person.roles.includes(role)).length;
          const checked = filter.roles.includes(role);
          if (found === 0 && !checked) return null;
          return (
            <Chip key={role} name={ROLE_PARAMETER} value={role} defaultChecked={checked} count={found}>
              {role}
            </Chip>
          );
        })}
        {(signing > 0 || filter.signs) && (
          <Chip
            name={SIGNS_PARAMETER}
            value={SIGNS_VALUE}
            defaultChecked={filter.signs}
            count={signing}
            icon={<Icon name="pen" />}
          >
            {words.signs_filter}
          </Chip>
        )}
        <Button type="submit" size="small">
          {words.apply}
        </Button>
      </fieldset>
    </form>
  );
};

export const NamesView = ({ data, frame }: FixedProps<NamesData>) => {
  const { people, filter } = data;
  const shown = filterNames(people, filter);
  const letters = byLetter(shown);
  return (
    <>
      <PageHero compact {...heroOf(words, frame.url)} arm={heroArm(frame.brand, 'laag-potlood')} />
      <div className="wrap page-end">
        {people.length > 0 && <NameFilters {...data} count={shown.length} />}
        {letters.length > 0 && (
          <LetterStrip
            label={words.letters}
            letters={[...LETTERS, NO_LETTER].flatMap((letter) => {
              const isFound = letters.some((one) => one.letter === letter);
              if (letter === NO_LETTER && !isFound) return [];
              const name = letter === NO_LETTER ? words.no_letter : undefined;
              return [{ letter, href: isFound ? `#${idOf(letter)}` : null, name }];
            })}
          />
        )}
        {letters.length === 0 && (
          <EmptyState text={people.length > 0 ? words.empty : words.empty_all}>
            {people.length > 0 && <ButtonLink href={NAMES_PATH}>{words.clear}</ButtonLink>}
          </EmptyState>
        )}
        {letters.map(({ letter, people: ones }) => (
          <section className={`${styles.letter} ruled-thick`} key={letter} aria-labelledby={idOf(letter)}>
            <h2 className={styles.capital} id={idOf(letter)} tabIndex={-1}>
              <span className="numeral">{letter}</span>
            </h2>
            <ul className={`${styles.people} ruled-rows`}>
              {ones.map((person) => (
                <NameItem key={person.slug} person={person} now={frame.now} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
};
