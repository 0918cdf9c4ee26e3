export const MENU_ID = 'menu';

/** Attributes of invoker commands, which React's types do not know yet: the browser opens and closes the dialog. */
export const opens = (dialogId: string) => ({ command: 'show-modal', commandfor: dialogId });
export const closes = (dialogId: string) => ({ command: 'close', commandfor: dialogId });
