import type { Plugin } from 'vite';

/** While developing: a change in the folder of stories reloads the page. Does nothing without a folder. */
export function contentReload(contentDir: string | undefined): Plugin {
  return {
    name: 'inktvis-content-reload',
    apply: 'serve',
    configureServer(server) {
      if (!contentDir) return;
      server.watcher.add(contentDir);
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(contentDir)) server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
