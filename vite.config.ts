import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { bundleMocks } from '#scripts/bundle/bundle-mocks';
import { chunkOf } from '#scripts/bundle/chunk-groups';
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
    modulePreload: { polyfill: false },
    // `check-size.ts` holds every part to a budget as sent.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // What the first script loads the interface with is no part of the interface.
            { name: 'loader', test: /\/web\/start\.ts$|vite\/preload-helper|rolldown\/runtime/, priority: 2 },
            { name: chunkOf, debugName: 'by feature', priority: 1, includeDependenciesRecursively: false },
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
