import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { leeslint } from '../../ui/messages/leeslint.ts';
import { printPage } from './print-page.ts';
import { ResultBar } from './ResultBar.tsx';
import { SHARE_ID } from './SharePanel.tsx';
import { AGENDA_ID } from './TakeAlong.tsx';

type OwnResultBarProps = { readonly status: string; readonly hasItems: boolean };

/** How many on how many days, and the way to everything below the list. */
export const OwnResultBar = ({ status, hasItems }: OwnResultBarProps) => (
  <ResultBar status={status}>
    {hasItems && (
      <>
        <ButtonLink href={`#${AGENDA_ID}`}>
          <Icon name="calendar" />
          {leeslint.jump_calendar}
        </ButtonLink>
        <ButtonLink variant="line" href={`#${SHARE_ID}`}>
          <Icon name="share" />
          {leeslint.jump_share}
        </ButtonLink>
        <Button variant="line" onClick={() => printPage('normal')}>
          <Icon name="print" />
          {leeslint.print_short}
        </Button>
      </>
    )}
  </ResultBar>
);
