import css from './Toast.module.css';

/** Where the messages of scripts appear. On the page from the start, so that their rules are in its style sheet. */
export const ToastPlace = () => <div className={css.place} data-toasts />;
