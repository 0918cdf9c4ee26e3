import { ownId } from '@inktvis/foundation/element-id';
import { names as words } from '@inktvis/messages/names';
import { NAMES_PATH } from '@inktvis/programme/paths';
import { NO_LETTER, SIGNS_PARAMETER, TYPED_PARAMETER } from '@inktvis/programme/people/name-list';
import { breadcrumbTrail } from '../../layout/hero/breadcrumbs.ts';
import { heroArm, PageHero } from '../../layout/hero/PageHero.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Chip } from '../../ui/controls/Chip.tsx';
import { Field } from '../../ui/controls/Field.tsx';
import { Input } from '../../ui/controls/Input.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../ui/images/Icon.tsx';
import { Numeral } from '../../ui/text/Numeral.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import { NameItem } from './NameItem.tsx';
import styles from './NamesView.module.css';
import type { NamesModel } from './names.ts';

/** The alphabet; a letter without names is no link. */
const LetterStrip = ({ strip }: Pick<NamesModel, 'strip'>) => (
  <nav className={styles.strip} aria-label={words.letters}>
    <ol>
      {strip.map(({ letter, id }) => (
        <li key={letter}>
          {id ? (
            <a href={`#${id}`} aria-label={letter === NO_LETTER ? words.no_letter : undefined}>
              {letter}
            </a>
          ) : (
            <span aria-hidden="true">{letter}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);

/** `17 namen`, the number large. */
const CountWords = ({ words: text }: { readonly words: string }) => {
  const number = /^\d+/.exec(text)?.[0] ?? '';
  return (
    <>
      {number && <b>{number}</b>}
      {text.slice(number.length)}
    </>
  );
};

/** A plain GET form: the address holds the choice. */
const NameFilters = ({ chips, count, typed }: Pick<NamesModel, 'chips' | 'count' | 'typed'>) => (
  <form
    className={styles.filters}
    action={NAMES_PATH}
    method="get"
    aria-label={words.filter}
    autoComplete="off"
  >
    <div className={styles.search}>
      <Field id={ownId('zoek-naam')} label={words.search}>
        {(control) => (
          <Input
            {...control}
            type="search"
            name={TYPED_PARAMETER}
            defaultValue={typed}
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
    <p className={styles.count}>
      <CountWords words={count} />
    </p>
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{words.roles}</legend>
      {chips.map(({ name, value, label, count: found, checked }) => (
        <Chip
          key={value}
          name={name}
          value={value}
          defaultChecked={checked}
          count={found}
          icon={name === SIGNS_PARAMETER ? <Icon name="pen" /> : undefined}
        >
          {label}
        </Chip>
      ))}
      <Button type="submit" size="small">
        {words.apply}
      </Button>
    </fieldset>
  </form>
);

type NamesViewProps = { readonly model: NamesModel; readonly brand: string };

/** All people at the festival, A to Z, each with where and when. */
export const NamesView = ({
  model: { strip, chips, count, letters, isFiltered, typed },
  brand,
}: NamesViewProps) => (
  <>
    <PageHero
      compact
      title={words.title}
      intro={words.intro}
      trail={breadcrumbTrail(NAMES_PATH, words.title)}
      side={heroArm(brand, 'laag-potlood')}
    />
    <Wrap className={styles.page}>
      {chips.length > 0 && <NameFilters chips={chips} count={count} typed={typed} />}
      {letters.length > 0 && <LetterStrip strip={strip} />}
      {letters.length === 0 && (
        <EmptyState text={isFiltered ? words.empty : words.empty_all}>
          {isFiltered && <ButtonLink href={NAMES_PATH}>{words.clear}</ButtonLink>}
        </EmptyState>
      )}
      {letters.map(({ letter, id, people }) => (
        <section className={styles.letter} key={id} aria-labelledby={id}>
          <h2 className={styles.capital} id={id} tabIndex={-1}>
            <Numeral>{letter}</Numeral>
          </h2>
          <ul className={styles.people}>
            {people.map((person) => (
              <NameItem key={person.slug} person={person} />
            ))}
          </ul>
        </section>
      ))}
    </Wrap>
  </>
);
