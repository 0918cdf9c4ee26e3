import { memo } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

/** Header and footer are the same on page after page: they are rendered once for the same props. */
export const PageHeader = memo(Header);
export const PageFooter = memo(Footer);
