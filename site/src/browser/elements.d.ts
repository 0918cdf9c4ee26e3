import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  // biome-ignore lint/style/noNamespace: React's own name for the elements of JSX
  namespace JSX {
    interface IntrinsicElements {
      'saved-ribbon': CustomElement;
      'own-changes': CustomElement;
      'own-sheet': CustomElement;
      'my-list-count': CustomElement;
      'closable-notice': CustomElement;
    }
  }
}
