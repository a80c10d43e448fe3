import '@testing-library/jest-dom/vitest';
import '#web/zod-without-eval';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { closeApps } from '#web/testing/open-apps';
import { clearToasts } from '#web/ui/messages/notify';

let heard: string[] = [];

/** From here on errors and warnings on the console are kept instead of printed. */
function hearComplaints(): void {
  heard = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      heard.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
}

/** What was kept, to fail a test that was not silent; the console is itself again. */
function complaints(): readonly string[] {
  vi.restoreAllMocks();
  return heard;
}

/** Takes back the complaints a test expects, and returns them. */
export function expectedComplaints(): readonly string[] {
  const expected = heard;
  heard = [];
  return expected;
}

standInForLayout();
// Generous, for a machine whose every core is busy: what holds is never slowed down by it.
configure({ asyncUtilTimeout: 15_000 });

beforeEach(() => hearComplaints());

afterEach(() => {
  cleanup();
  closeApps();
  clearToasts();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.useRealTimers();
  const heard = complaints();
  if (heard.length > 0) throw new Error(`The console was not silent:\n${heard.join('\n')}`);
});

/** What happy-dom lacks and Mantine asks for: nothing here measures anything. */
function standInForLayout(): void {
  window.matchMedia = (query) =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
      dispatchEvent: () => false,
    }) satisfies MediaQueryList;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.IntersectionObserver ??= class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  HTMLElement.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { addEventListener: () => undefined, removeEventListener: () => undefined },
  });
}
