import type { Platform } from '#mocks/platform';
import { platformStateFrom } from '#mocks/platform-state';

/** Keeps one platform for all tabs of a browser. */
export interface SharedState {
  /** Takes up what another tab wrote since. */
  refresh(): void;
  /** Lets the other tabs know. */
  save(): void;
}

/**
 * The state lies in the browser's storage beside a counter that rises with every change. What cannot be
 * read any more, of an older version for example, is replaced by the platform as it is.
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
