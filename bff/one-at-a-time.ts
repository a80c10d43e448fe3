/** Runs tasks of one key one after the other, in the order they came; other keys do not wait. */
export type OneAtATime = <Result>(key: string, run: () => Promise<Result>) => Promise<Result>;

/** A queue per key, in this process; a key with nothing left to run is forgotten. */
export function createOneAtATime(): OneAtATime {
  const last = new Map<string, Promise<unknown>>();
  return (key, run) => {
    const before = last.get(key) ?? Promise.resolve();
    const result = before.then(run, run);
    last.set(key, result);
    const forget = () => {
      if (last.get(key) === result) last.delete(key);
    };
    result.then(forget, forget);
    return result;
  };
}
