import { cast } from '@inktvis/messages/cast';
import { Flag } from './Flag.tsx';

/** Marks an occurrence with a book signing. */
export const SignLabel = () => (
  <Flag kind="sign" icon="pen">
    {cast.signs}
  </Flag>
);
