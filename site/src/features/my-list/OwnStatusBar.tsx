import { myList } from '@inktvis/messages/my-list';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { printPage } from './print-page.ts';
import { SHARE_ID } from './SharePanel.tsx';
import { StatusBar } from './StatusBar.tsx';
import { AGENDA_ID } from './TakeAlong.tsx';

type OwnStatusBarProps = { readonly status: string; readonly hasItems: boolean };

/** How many on how many days, and the way to everything below the list. */
export const OwnStatusBar = ({ status, hasItems }: OwnStatusBarProps) => (
  <StatusBar status={status}>
    {hasItems && (
      <>
        <ButtonLink href={`#${AGENDA_ID}`}>
          <Icon name="calendar" />
          {myList.jump_calendar}
        </ButtonLink>
        <ButtonLink variant="line" href={`#${SHARE_ID}`}>
          <Icon name="share" />
          {myList.jump_share}
        </ButtonLink>
        <Button variant="line" onClick={() => printPage('normal')}>
          <Icon name="print" />
          {myList.print_short}
        </Button>
      </>
    )}
  </StatusBar>
);
