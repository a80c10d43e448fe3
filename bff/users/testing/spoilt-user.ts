type Container = Record<string, unknown>;

/**
 * A copy of a platform row with a value at a contract path; `[]` is a list's first row, and missing parents are
 * created.
 */
export function setAt(row: object, path: string, value: unknown): Container {
  // A copy without shared objects: the platform sends what rows share once for each.
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
