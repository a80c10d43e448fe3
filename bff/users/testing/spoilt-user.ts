type Container = Record<string, unknown>;

/** A copy of a platform row with a value put at a contract path; `[]` is the first of a list, and what is missing on the way is made. */
export function setAt(row: object, path: string, value: unknown): Container {
  // What rows share among themselves, the platform tells twice.
  const copy = JSON.parse(JSON.stringify(row)) as Container;
  const steps = path.replaceAll('[]', '.0').split('.');
  let inside = copy;
  steps.forEach((step, at) => {
    const next = steps[at + 1];
    if (next === undefined) {
      inside[step] = value;
      return;
    }
    if (typeof inside[step] !== 'object' || inside[step] === null) inside[step] = next === '0' ? [] : {};
    inside = inside[step] as Container;
  });
  return copy;
}
