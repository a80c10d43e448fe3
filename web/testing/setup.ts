import '@testing-library/jest-dom/vitest';
import '#web/zod-without-eval';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { closeApps } from '#web/testing/open-apps';
import { standInForLayout } from '#web/testing/stand-in-for-layout';
import { complaints, hearComplaints } from '#web/testing/strict-console';
import { clearToasts } from '#web/ui/messages/notify';

standInForLayout();
// Generous, for a machine whose every core is busy: what holds is never slowed down by it.
configure({ asyncUtilTimeout: 15_000 });

beforeEach(() => hearComplaints());

afterEach(() => {
  cleanup();
  closeApps();
  clearToasts();
  notifications.clean();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.useRealTimers();
  const heard = complaints();
  if (heard.length > 0) throw new Error(`The console was not silent:\n${heard.join('\n')}`);
});
