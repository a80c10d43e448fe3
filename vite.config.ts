import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { bundleMocks } from '#scripts/bundle/bundle-mocks';
import { dropDisplayNames } from '#scripts/bundle/drop-display-names';
import { comesFirst } from '#scripts/bundle/first-load';
import { prebundlePackages } from '#scripts/bundle/prebundle-packages';
import { serviceWorker } from '#scripts/bundle/service-worker';

const page = fileURLToPath(new URL('web/index.html', import.meta.url));

/**
 * Mode `mocks` is the SPA alone: the back end's operations and the platform's mocks run in the browser.
 * Any other mode speaks to a back end, which in development stands on port 3000.
 */
export default defineConfig(({ mode }) => ({
  root: 'web',
  plugins: [
    react(),
    prebundlePackages(),
    dropDisplayNames(),
    ...(mode === 'mocks' ? [msw(), bundleMocks()] : [serviceWorker()]),
  ],
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
        // The first load lists the files of all parts: without the names nobody asks for it is shorter.
        chunkFileNames: ({ name }) =>
          /-(screen|route)$|^Icon/.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [{ name: (id, graph) => (comesFirst(id, { page, graph }) ? 'first-load' : null) }],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    warmup: { clientFiles: ['main.tsx'] },
    proxy: mode === 'mocks' ? {} : { '^/(api|files|auth)/': 'http://localhost:3000' },
  },
  preview: { port: 5174, strictPort: true },
}));
