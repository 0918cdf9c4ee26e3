export { ExportLinks } from './filters/ExportLinks.tsx';
export { Results } from './Results.tsx';
