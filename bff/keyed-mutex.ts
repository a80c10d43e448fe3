/**
 * Runs a task alone among all tasks that share one of its keys, in the order they came; tasks without a key in common do
 * not wait for each other. A task may take further keys inside another's only in one order everywhere, or two wait for
 * each other for ever. An implementation shared by several back ends must take the keys of one task in sorted order.
 */
export type RunExclusive = <Result>(keys: readonly string[], task: () => Promise<Result>) => Promise<Result>;

/** A queue per key, in this process: a task is in all of its queues at once. A key with nothing left to run is forgotten. */
export function createKeyedMutex(): RunExclusive {
  const last = new Map<string, Promise<unknown>>();
  return (keys, task) => {
    const before = Promise.allSettled(keys.map((key) => last.get(key)));
    const result = before.then(task);
    for (const key of keys) last.set(key, result);
    const forget = () => {
      for (const key of keys) if (last.get(key) === result) last.delete(key);
    };
    result.then(forget, forget);
    return result;
  };
}
