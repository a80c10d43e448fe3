/** Texts by name: in the browser's storage, or in the memory of this page where the browser keeps nothing. */
export interface BrowserStorage {
  get(key: string): string | null;
  set(key: string, text: string): void;
  remove(key: string): void;
  keys(): readonly string[];
  clear(): void;
}

/** Keeps texts on this device until they are removed. */
export const deviceStorage = createBrowserStorage(() => window.localStorage);

/** Keeps texts in this tab until it is closed. */
export const tabStorage = createBrowserStorage(() => window.sessionStorage);

/**
 * A browser refuses storage when site data is blocked (it throws), inside some apps (it is null), and when it is full
 * (writing throws). A text that cannot be written is known until the page is left.
 */
function createBrowserStorage(storage: () => Storage): BrowserStorage {
  const memory = new Map<string, string>();
  return {
    get: (key) => memory.get(key) ?? unlessRefused(() => storage().getItem(key)) ?? null,
    set(key, text) {
      const isWritten = unlessRefused(() => {
        storage().setItem(key, text);
        return true;
      });
      if (isWritten) memory.delete(key);
      else memory.set(key, text);
    },
    remove(key) {
      memory.delete(key);
      unlessRefused(() => storage().removeItem(key));
    },
    keys: () => [...new Set([...memory.keys(), ...(unlessRefused(() => keysOf(storage())) ?? [])])],
    clear() {
      memory.clear();
      unlessRefused(() => storage().clear());
    },
  };
}

function unlessRefused<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function keysOf(storage: Storage): readonly string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
}
