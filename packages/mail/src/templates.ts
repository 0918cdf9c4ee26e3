import { FORMS, type FormName, type Kind } from '@inktvis/forms';
import {
  NEWSLETTER_CONFIRM,
  NEWSLETTER_WELCOME,
  ORGANISER_CONTACT,
  ORGANISER_GROUP,
  type OrganiserTexts,
  SENDER_CONTACT,
  SENDER_GROUP,
  type VisitorTexts,
} from './texts.ts';

export type Surface = 'white' | 'paper' | 'ochre';

type TemplateDefinition = {
  readonly form: FormName;
  /** The recipient: the organisers at the addresses of the settings, or the visitor. */
  readonly to: 'organisers' | 'visitor';
  /** When it is sent: with the submission, or after the visitor confirmed the subscription. */
  readonly after: 'submission' | 'confirmation';
  /** The background (requirements D11): organisers white, a sender paper, the newsletter ochre. */
  readonly surface: Surface;
  readonly texts: OrganiserTexts | VisitorTexts;
  /** What the inbox calls it, in Dutch. */
  readonly label: string;
};

const ORGANISERS = { to: 'organisers', after: 'submission', surface: 'white', label: 'aan ons' } as const;
const SENDER = { to: 'visitor', after: 'submission', surface: 'paper' } as const;

/** Every mail about a submission. */
export const TEMPLATES = {
  'contact-organiser': { ...ORGANISERS, form: 'contact', texts: ORGANISER_CONTACT },
  'contact-sender': { ...SENDER, form: 'contact', texts: SENDER_CONTACT, label: 'aan de afzender' },
  'group-organiser': { ...ORGANISERS, form: 'group-purchase', texts: ORGANISER_GROUP },
  'group-sender': { ...SENDER, form: 'group-purchase', texts: SENDER_GROUP, label: 'aan de contactpersoon' },
  'newsletter-confirm': {
    form: 'subscribe',
    to: 'visitor',
    after: 'submission',
    surface: 'ochre',
    texts: NEWSLETTER_CONFIRM,
    label: 'vraag om te bevestigen',
  },
  'newsletter-welcome': {
    form: 'subscribe',
    to: 'visitor',
    after: 'confirmation',
    surface: 'ochre',
    texts: NEWSLETTER_WELCOME,
    label: 'welkom op de lijst',
  },
} as const satisfies Readonly<Record<string, TemplateDefinition>>;

export type TemplateName = keyof typeof TEMPLATES;

const isTemplate = (name: string): name is TemplateName => Object.hasOwn(TEMPLATES, name);

export const TEMPLATE_NAMES: readonly TemplateName[] = Object.keys(TEMPLATES).filter(isTemplate);

/** The mails that a submission brings at once; `isMuted`: only those that do not go to its sender. */
export const mailsFor = (kind: Kind, { isMuted }: { readonly isMuted: boolean }): readonly TemplateName[] =>
  TEMPLATE_NAMES.filter((name) => {
    const { form, to, after } = TEMPLATES[name];
    return FORMS[form].kind === kind && after === 'submission' && !(isMuted && to === 'visitor');
  });
