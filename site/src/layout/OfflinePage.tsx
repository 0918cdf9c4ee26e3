import { errors } from '@inktvis/messages/errors';
import { myList } from '@inktvis/messages/my-list';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LEESLINT_HREF } from './MyListLink.tsx';
import { SimplePage } from './SimplePage.tsx';
import { OVERVIEWS } from './sections.ts';

/** There is no network, and this page was not read before: two ways on that always work. */
export const OfflinePage = () => (
  <SimplePage title={errors.offline_title} text={errors.offline_text}>
    <ButtonLink href={OVERVIEWS.programme}>{errors.to_programme}</ButtonLink>
    <ButtonLink href={LEESLINT_HREF} variant="line">
      <Icon name="ribbon" />
      {myList.title}
    </ButtonLink>
  </SimplePage>
);
