import { defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import { leanReact } from './dev/build/lean-react.mjs';

/** Pages and views are rendered on the server only: reload the browser when one of them changes. */
const reloadPages: Plugin = {
  name: 'reload-pages',
  configureServer: (server) => void server.watcher.add('views'),
  hotUpdate({ file, modules, server }) {
    const browser = server.environments.client;
    const onServerOnly =
      file.endsWith('.hbs') ||
      (this.environment.name === 'ssr' &&
        modules.length > 0 &&
        !browser.moduleGraph.getModulesByFile(file)?.size);
    if (onServerOnly) browser.hot.send({ type: 'full-reload' });
  },
};

// client/ belongs to Vite: the browser's chunks, and the server's half as one CommonJS file beside Nest's output.
export default defineConfig({
  plugins: [react(), reloadPages, leanReact()],
  publicDir: false,
  base: '/assets/',
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/public/assets',
        assetsDir: '',
        manifest: 'manifest.json',
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'client/browser/entry.ts',
          output: {
            // React in a chunk of its own stays cached when the product changes.
            codeSplitting: { groups: [{ name: 'react', test: /node_modules/ }] },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        ssr: true,
        copyPublicDir: false,
        sourcemap: true,
        target: 'node20',
        rolldownOptions: {
          input: { server: 'client/server.tsx' },
          output: { format: 'cjs', entryFileNames: '[name].js' },
        },
      },
    },
  },
});
