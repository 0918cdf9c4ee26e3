import { whenShown } from './when-shown.ts';

/** For a page that stays open and shows what the server knows now. */
whenShown(() => void setTimeout(() => location.reload(), 60_000));
