/**
 * The age up to which an answer is taken as it is by a component that mounts beside one that refreshes it, in
 * milliseconds.
 */
const freshForMs = 10_000;

const readAt = new WeakMap<object, number>();

/** Notes that this answer has just come from the back end. */
export function noteFresh<Answer extends object>(answer: Answer): Answer {
  readAt.set(answer, performance.now());
  return answer;
}

export function isFresh(answer: object | undefined): boolean {
  const at = answer && readAt.get(answer);
  return at !== undefined && performance.now() - at < freshForMs;
}
