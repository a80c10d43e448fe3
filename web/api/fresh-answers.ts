/** An answer of this age, in milliseconds, is still taken as it is by a part that mounts beside one that refreshes it. */
const freshForMs = 10_000;

const readAt = new WeakMap<object, number>();

/** Notes that this answer is what the back end says at this moment. */
export function noteFresh<Answer extends object>(answer: Answer): Answer {
  readAt.set(answer, performance.now());
  return answer;
}

export function isFresh(answer: object | undefined): boolean {
  const at = answer && readAt.get(answer);
  return at !== undefined && performance.now() - at < freshForMs;
}
