export { TakeAlong } from './filters/TakeAlong.tsx';
export { Results } from './Results.tsx';
