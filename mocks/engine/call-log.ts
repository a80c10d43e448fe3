import type { ReceivedCall } from '#mocks/platform';

const keptCalls = 500;

/** The most recent calls, newest first. */
export interface CallLog {
  note(call: ReceivedCall): void;
  latest(): readonly ReceivedCall[];
}

export function createCallLog(): CallLog {
  let calls: readonly ReceivedCall[] = [];
  return {
    note(call) {
      calls = [call, ...calls].slice(0, keptCalls);
    },
    latest: () => calls,
  };
}
