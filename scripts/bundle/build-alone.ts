import { build } from 'vite';

// Builds into `dist-mocks` the SPA that runs without a server, with its mocks in the browser.
await build({ mode: 'mocks', logLevel: 'warn' });
