import type { BrowserContext } from '@playwright/test';

/**
 * Collects the errors on the console of a browser; the returned function reads those since its last call. Chromium's
 * own line for a status of 400 or more, or for a lost connection, is not collected.
 */
export function watchConsole(context: BrowserContext): () => readonly string[] {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !isExpectedAnswer(message.text())) errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  return () => errors.splice(0);
}

function isExpectedAnswer(text: string): boolean {
  const [, reason = ''] = /^Failed to load resource: (.*)/.exec(text) ?? [];
  return /^(?:the server responded with a status of [45]\d\d|net::ERR_INTERNET_DISCONNECTED)/.test(reason);
}
