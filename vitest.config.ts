import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 20_000,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{bff,contracts,mocks,scripts}/**/*.test.ts'],
          env: { TZ: 'America/New_York' },
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          isolate: false,
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['./web/testing/setup.ts'],
          env: { TZ: 'America/New_York' },
        },
      },
    ],
  },
});
