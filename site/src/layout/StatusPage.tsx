import { errors } from '@inktvis/messages/errors';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SimplePage } from './SimplePage.tsx';
import { OVERVIEWS } from './sections.ts';
import { type StatusCode, statusText } from './status-texts.ts';

type StatusPageProps = {
  status: StatusCode;
  /** Overrides the sentence: a day outside the festival, a closed event. */
  text?: string;
};

/** The page of a status: number, one line, two ways on. */
export function StatusPage({ status, text }: StatusPageProps) {
  const { title, text: sentence } = statusText(status);
  return (
    <SimplePage code={String(status)} title={title} text={text ?? sentence}>
      <ButtonLink href="/">{errors.to_home}</ButtonLink>
      {status === 410 ? (
        <ButtonLink href={OVERVIEWS.programme} variant="line">
          {errors.to_programme}
        </ButtonLink>
      ) : (
        <ButtonLink href="/zoeken" variant="line">
          <Icon name="search" />
          {errors.to_search}
        </ButtonLink>
      )}
    </SimplePage>
  );
}
