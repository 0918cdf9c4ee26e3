import { messages } from '@inktvis/messages';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import type { TokenTexts } from './token-texts.ts';

type TokenActionsProps = {
  readonly texts: TokenTexts;
  /** The page's own address, with its token. */
  readonly action: string;
};

/** The button that does what the link is for, or the way on. */
export const TokenActions = ({ texts, action }: TokenActionsProps) =>
  texts.button ? (
    <form method="post" action={action}>
      <Button type="submit">{texts.button}</Button>
    </form>
  ) : (
    <>
      {texts.link && <ButtonLink href={texts.link.href}>{texts.link.label}</ButtonLink>}
      <ButtonLink href="/" variant="line">
        {messages.errors.to_home}
      </ButtonLink>
    </>
  );
