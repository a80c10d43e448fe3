import type { PlatformState } from '#mocks/platform-state';
import { writeStateFile } from '#mocks/server/state-file';

const quietMs = 300;

/** Writes the state a moment after the last change, one write at a time, and always on `close`. */
export interface StateKeeper {
  changed(): void;
  close(): Promise<void>;
}

export function createStateKeeper(path: string | undefined, stateNow: () => PlatformState): StateKeeper {
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const write = () => {
    timer = undefined;
    if (path !== undefined) writing = writing.then(() => writeStateFile(path, stateNow()));
    return writing;
  };
  return {
    changed() {
      clearTimeout(timer);
      timer = setTimeout(() => void write().catch(reportFailure), quietMs);
    },
    async close() {
      clearTimeout(timer);
      await write();
    },
  };
}

function reportFailure(failure: unknown): void {
  console.error('The state of the demonstration platform could not be written:', failure);
}
