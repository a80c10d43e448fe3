/**
 * A text in an input: its dotted path with `[]` for a list's rows, its value, and the input with another text in its
 * place.
 */
export interface TextLeaf {
  readonly path: string;
  readonly text: string;
  readonly replaced: (value: unknown) => unknown;
}

/** Every text in an input; of a list, the first row that has it. For tests only. */
export function textLeaves(input: unknown): TextLeaf[] {
  const leaves = leavesOf(input, '');
  return [...new Map(leaves.toReversed().map((leaf) => [leaf.path, leaf])).values()].toReversed();
}

function leavesOf(value: unknown, path: string): TextLeaf[] {
  if (typeof value === 'string') return [{ path, text: value, replaced: (other) => other }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const step = Array.isArray(value) ? '[]' : path === '' ? name : `.${name}`;
    return leavesOf(part, `${path}${step}`).map(({ replaced, ...leaf }) => ({
      ...leaf,
      replaced: (other: unknown) =>
        Array.isArray(value) ? value.with(Number(name), replaced(other)) : { ...value, [name]: replaced(other) },
    }));
  });
}
