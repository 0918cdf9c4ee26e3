import { hook } from '../hooks.ts';
import css from './Toast.module.css';

/**
 * Where messages appear. On the page from the start: a live region has to be there before its content, and the style
 * sheet of the page has its rules.
 */
export const ToastPlace = () => <div className={css.place} {...hook('toasts')} aria-live="polite" />;
