// Astro's development server as one of our servers: it ends with the process that started it.
// The command line of Astro is not used because it may put itself in the background.
import { dev } from 'astro';
import { at } from './paths.mjs';

const server = await dev({
  root: at('site'),
  server: { port: Number(process.env.PORT), host: process.env.HOST },
  vite: { server: { strictPort: true } },
});
const end = () => void server.stop().finally(() => process.exit(0));
process.once('disconnect', end).once('SIGTERM', end).once('SIGINT', end);
process.send?.('ready');
