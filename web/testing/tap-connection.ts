/**
 * Stands between the interface and the network: hears which operations are asked for, and can take the network away. Once
 * untapped it is a closed tab: what was asked for before is answered to nobody.
 */
export function tapConnection(): {
  readonly asked: readonly string[];
  readonly drop: (isDropped?: boolean) => void;
  readonly untap: () => void;
} {
  const asked: string[] = [];
  const connected = Object.getOwnPropertyDescriptor(globalThis, 'fetch');
  const ask = globalThis.fetch;
  let isDown = false;
  let isClosed = false;
  const tapped: typeof fetch = (input, init) => {
    asked.push(String(input).replace('/api/', ''));
    if (isDown) return Promise.reject(new TypeError('Failed to fetch'));
    return new Promise((resolve, reject) => {
      ask(input, init).then(
        (answer) => isClosed || resolve(answer),
        (failure: unknown) => isClosed || reject(failure),
      );
    });
  };
  Object.defineProperty(globalThis, 'fetch', { configurable: true, writable: true, value: tapped });
  return {
    asked,
    drop: (isDropped = true) => {
      isDown = isDropped;
    },
    untap: () => {
      isClosed = true;
      if (connected) Object.defineProperty(globalThis, 'fetch', connected);
    },
  };
}
