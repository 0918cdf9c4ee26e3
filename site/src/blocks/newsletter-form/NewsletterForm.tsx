import { Bite } from '../../ui/Bite.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { messages } from '../../ui/messages.ts';
import { Ornament } from '../../ui/Ornament.tsx';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import type { BlockProps } from '../entry.ts';
import styles from './NewsletterForm.module.css';

/** One address and a button; a plain form post (specification 7.1). */
export const NewsletterForm = ({ block, place }: BlockProps<'newsletter_form'>) => (
  <>
    {!block.image && place.ornaments && <Ornament name="boven-potlood" className={styles.arm} />}
    <Wrap className={styles.layout}>
      <div className={styles.words}>
        <h2>{block.title}</h2>
        {block.text && <p className={styles.text}>{block.text}</p>}
        <form className={styles.form} method="post" action="/api/subscribe">
          <div className={styles.field}>
            <Field id={`nieuwsbrief-${block.id}`} label={messages.forms.email} required>
              {(control) => (
                <Input
                  {...control}
                  type="email"
                  name="email"
                  autoComplete="email"
                  placeholder={messages.forms.email_placeholder}
                />
              )}
            </Field>
          </div>
          <Button type="submit">{messages.forms.submit_newsletter}</Button>
        </form>
      </div>
      {block.image && (
        <Bite size="xl">
          <ResponsiveImage picture={block.image} sizes="(min-width: 840px) 40vw, 100vw" ratio={3 / 2} />
        </Bite>
      )}
    </Wrap>
  </>
);
