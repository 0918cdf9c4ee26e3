import type { AccessName } from '@inktvis/programme/access';
import { accessLabels } from '@inktvis/programme/access';
import { AccessSign } from '../../ui/images/Icon.tsx';

type ItemAccessProps = { readonly access: readonly AccessName[] };

/** The access signs with their words, for cards and rows; nothing when nothing is known. */
export const ItemAccess = ({ access }: ItemAccessProps) =>
  access.length === 0 ? null : (
    <p className="cluster gap-3 above-2 step--1 bold">
      {access.map((name) => (
        <span className="cluster gap-1" key={name}>
          <AccessSign name={name} />
          {accessLabels[name]}
        </span>
      ))}
    </p>
  );
