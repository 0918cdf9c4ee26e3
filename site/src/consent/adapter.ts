/** What a visitor allows, in our words; `necessary` needs no asking. */
export type Consent = {
  readonly preferences: boolean;
  readonly statistics: boolean;
  readonly marketing: boolean;
};

/** One maker of consent scripts: everything the site knows of it. */
export type ConsentAdapter = {
  /** Attributes of its script for the account `id`. */
  attributes(id: string): Readonly<Record<string, string>>;
  /** The choice; null as long as there is none. */
  current(): Consent | null;
  /** `heard` is called when the choice is known or may have changed; more often than it does. */
  onChange(heard: () => void): void;
  /** Shows the choice again. */
  open(): void;
};
