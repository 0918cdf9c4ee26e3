import type { Block } from '@inktvis/content';
import { NewsletterForm } from '../../blocks/newsletter-form/NewsletterForm.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './NewsletterBand.module.css';

type NewsletterBandProps = { readonly block: Block<'newsletter_form'>; readonly ornaments: boolean };

/** Below the news: one address and a button (requirements D10, Newsletter). */
export const NewsletterBand = ({ block, ornaments }: NewsletterBandProps) => (
  <Section surface="ochre" className={styles.band}>
    <NewsletterForm
      block={block}
      place={{ surface: 'ochre', floats: false, headingAbove: 1, dropCap: false, ornaments }}
    />
  </Section>
);
