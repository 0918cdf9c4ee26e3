/** What a mail says, before it is written as HTML and as text. */
export type MailContent = {
  /** The ground by kind of mail (requirements D11): organisers white, a sender paper, the newsletter ochre. */
  readonly surface: 'white' | 'paper' | 'ochre';
  readonly subject: string;
  readonly preheader: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Label and value; the values are the visitor's. */
  readonly fields?: readonly (readonly [label: string, value: string])[];
  /** The visitor's own words, behind the vermilion edge. */
  readonly words?: { readonly label: string; readonly text: string } | undefined;
  readonly button?: Button | undefined;
  readonly outro?: string;
  readonly unsubscribe?: { readonly label: string; readonly href: string };
  readonly footer: string;
};

export type Button = {
  readonly label: string;
  readonly href: string;
  /** Says the address as well, for who cannot press the button. */
  readonly spelled?: string;
};
