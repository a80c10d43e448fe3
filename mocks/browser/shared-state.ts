import type { Platform } from '#mocks/platform';
import { platformStateFrom } from '#mocks/platform-state';

/** Keeps one platform for all tabs of a browser. */
export interface SharedState {
  /** Loads what another tab wrote since. */
  refresh(): void;
  /** Saves for the other tabs. */
  save(): void;
}

/**
 * Keeps the state in the browser's storage, with a counter that rises on every change. A state that cannot be read,
 * such as that of an older version, is replaced by the current platform.
 */
export function createSharedState(platform: Platform, storage: Storage): SharedState {
  const stateKey = `demonstration-platform/${platform.scenario()}`;
  const counterKey = `${stateKey}/counter`;
  let known = 0;

  const save = () => {
    known = Number(storage.getItem(counterKey) ?? 0) + 1;
    storage.setItem(stateKey, JSON.stringify(platform.state()));
    storage.setItem(counterKey, String(known));
  };
  const refresh = () => {
    const counter = Number(storage.getItem(counterKey) ?? 0);
    if (counter === known && counter > 0) return;
    try {
      platform.restore(platformStateFrom(storage.getItem(stateKey) ?? ''));
      known = counter;
    } catch {
      save();
    }
  };
  return { refresh, save };
}
