import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Generous, for a machine whose every core is busy: what holds is never slowed down by it.
    testTimeout: 60_000,
    // A run by hand leaves one core to the editor unless told otherwise: on two cores that is half the machine.
    maxWorkers: '100%',
    // A rendered screen makes many short-lived objects. With more room for them, screen tests need 8 % less time.
    execArgv: ['--max-semi-space-size=64'],
    globalSetup: ['./vitest.temporary-files.ts'],
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          // A test builds what it changes, so files may share what they import: most of the time went there.
          isolate: false,
          include: ['{bench,bff,contracts,mocks,scripts}/**/*.test.ts'],
          setupFiles: ['./vitest.setup.ts'],
          env: { TZ: 'America/New_York' },
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          // As for browser stories: it is reported as flaky, and does not hold up a good change.
          retry: process.env['CI'] ? 1 : 0,
          isolate: false,
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['./vitest.setup.ts', './web/testing/setup.ts'],
          env: { TZ: 'America/New_York' },
        },
      },
    ],
  },
});
