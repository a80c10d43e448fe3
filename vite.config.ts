import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { bundleMocks } from '#scripts/bundle/bundle-mocks';
import { chunkOf, searchChunkOf } from '#scripts/bundle/chunk-groups';
import { dropDisplayNames } from '#scripts/bundle/drop-display-names';
import { pageShell } from '#scripts/bundle/page-shell';
import { prebundlePackages } from '#scripts/bundle/prebundle-packages';
import { serviceWorker } from '#scripts/bundle/service-worker';

/** React Router's own entries lead every build to its development files, which check and warn. */
const routerForProduction = [
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs') },
];

/**
 * Mode `mocks` is the SPA alone: the back end's operations and the platform's mocks run in the browser.
 * Any other mode speaks to a back end, which in development stands on port 3000.
 */
export default defineConfig(({ command, mode }) => ({
  root: 'web',
  plugins: [
    react(),
    prebundlePackages(),
    dropDisplayNames(),
    pageShell(),
    ...(mode === 'mocks' ? [msw(), bundleMocks()] : [serviceWorker()]),
  ],
  resolve: { alias: command === 'build' ? routerForProduction : [] },
  build: {
    outDir: mode === 'mocks' ? '../dist-mocks' : '../dist',
    emptyOutDir: true,
    sourcemap: false,
    modulePreload: {
      polyfill: false,
      // The first load names every part that is fetched ahead; an icon comes early enough with the part that shows it.
      resolveDependencies: (_part, needed) => needed.filter((file) => !file.startsWith('assets/Icon')),
    },
    rolldownOptions: {
      output: {
        // The first load lists the files of all parts: it is shorter without the names nobody asks for, and with hashes
        // of seven characters, the fewest the bundler takes.
        chunkFileNames: ({ name }) =>
          /-(screen|route)$|^Icon|^shell$/.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            // What the first script loads the interface with is no part of the interface.
            { name: 'loader', test: /\/web\/start\.ts$|vite\/preload-helper|rolldown\/runtime/, priority: 2 },
            { name: chunkOf, debugName: 'loaded together', priority: 1 },
            { name: searchChunkOf, debugName: 'search', includeDependenciesRecursively: false },
            // An icon is a few bytes: those that several parts show come in one file.
            { name: 'icons', test: /@tabler/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    warmup: { clientFiles: ['main.tsx'] },
    proxy: mode === 'mocks' ? {} : { '^/(api|files|auth|live)[/?]': 'http://localhost:3000' },
  },
  preview: { port: 5174, strictPort: true },
}));
