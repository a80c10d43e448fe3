/**
 * Runs a task alone among all tasks that share one of its keys, in order of arrival; tasks without a common key do not
 * wait for each other. A task may take further keys inside another's only in one order everywhere, or two tasks wait
 * for each other for ever. An implementation shared by several back ends must take a task's keys in sorted order.
 */
export type RunExclusive = <Result>(keys: readonly string[], task: () => Promise<Result>) => Promise<Result>;

/**
 * One queue per key, in this process; a task is in all of its queues at once. A key without pending tasks is forgotten.
 */
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
