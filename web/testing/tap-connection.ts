import type { Instant } from '#contracts/kernel/instant';

/**
 * Wraps `fetch`: lists the operations called, and can cut the network off. With `serverNow` every answer names the
 * server's time, as a real server's does.
 */
export function tapConnection(serverNow?: () => Instant): {
  readonly asked: readonly string[];
  /** How many of them are not answered yet. */
  readonly pending: () => number;
  readonly drop: (isDropped?: boolean) => void;
  readonly untap: () => void;
} {
  const asked: string[] = [];
  const connected = Object.getOwnPropertyDescriptor(globalThis, 'fetch');
  const ask = globalThis.fetch;
  let isDown = false;
  let pending = 0;
  const dated = (answer: Response) => {
    if (serverNow) answer.headers.set('date', new Date(serverNow()).toUTCString());
    return answer;
  };
  const tapped: typeof fetch = (input, init) => {
    asked.push(String(input).replace('/api/', ''));
    pending += 1;
    const answer = isDown ? Promise.reject(new TypeError('Failed to fetch')) : ask(input, init).then(dated);
    return answer.finally(() => {
      pending -= 1;
    });
  };
  Object.defineProperty(globalThis, 'fetch', { configurable: true, writable: true, value: tapped });
  return {
    asked,
    pending: () => pending,
    drop: (isDropped = true) => {
      isDown = isDropped;
    },
    untap: () => {
      if (connected) Object.defineProperty(globalThis, 'fetch', connected);
    },
  };
}
