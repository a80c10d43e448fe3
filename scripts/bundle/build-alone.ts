import { build } from 'vite';

// Builds into `dist-mocks` the SPA that runs alone, with its mocks in the browser.
await build({ mode: 'mocks', logLevel: 'warn' });
