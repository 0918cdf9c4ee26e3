import { cast } from '@inktvis/messages/cast';
import { Flag } from './Flag.tsx';

export const SignLabel = () => (
  <Flag kind="sign" icon="pen">
    {cast.signs}
  </Flag>
);
