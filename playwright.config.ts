import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from '#e2e/chromium';

const executablePath = await chromiumPath();

/**
 * `full`: the built SPA, the back end and the demonstration platform as processes, one set per worker, started by the
 * fixtures. `alone`: the SPA with its mocks in the browser. Both need their build: `npm test` makes them first.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'node_modules/.cache/playwright',
  fullyParallel: true,
  workers: 2,
  // Generous, for a machine whose every core is busy: an expectation that holds is never slowed down by it.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A story that passes on its second attempt is reported as flaky, and more than three of them fail the run.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/test-reports/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // Transitions end at once.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing takes a quarter of all time: `--trace on` for the story that is looked into.
    trace: 'off',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  // In this order, each by file name: long stories begin first, so that no worker is idle while the other ends one, and
  // the many short visits of `visit-every-screen.spec.ts` come last.
  projects: [
    {
      name: 'alone',
      testMatch: 'alone/**/*.spec.ts',
      // The port is free to choose, and read from what the server prints.
      use: { baseURL: `http://localhost:${process.env['ALONE_PORT'] ?? 5174}` },
    },
    {
      name: 'full',
      testMatch: '**/*.spec.ts',
      testIgnore: 'alone/**',
      // Every test has a browser of its own, and would fetch every file: `offline.spec.ts` allows the worker.
      use: { serviceWorkers: 'block' },
    },
  ],
  webServer: {
    command: 'vite preview --mode mocks --port 0',
    wait: { stdout: /localhost:(?<alone_port>\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
