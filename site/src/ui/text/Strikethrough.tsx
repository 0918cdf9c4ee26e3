import { item } from '@inktvis/messages/item';

/** What was announced and no longer holds; screen readers announce 'was'. */
export const Strikethrough = ({ children }: { readonly children: string }) => (
  <s>
    <span className="visually-hidden">{item.was} </span>
    <span>{children}</span>
  </s>
);

/** The same before what holds now; nothing when nothing changed. */
export const PreviousValue = ({ value }: { readonly value: string | null }) =>
  value && (
    <span>
      <Strikethrough>{value}</Strikethrough>{' '}
    </span>
  );
