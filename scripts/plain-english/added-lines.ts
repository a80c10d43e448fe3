export interface LineRange {
  readonly firstLine: number;
  readonly lastLine: number;
}

/** The added lines of each file in the output of `git diff --unified=0 --dst-prefix=b/`. */
export function addedLines(diff: string): Map<string, LineRange[]> {
  const added = new Map<string, LineRange[]>();
  for (const file of diff.split(/^diff --git /m)) {
    const path = /^\+\+\+ b\/(.*)$/m.exec(file)?.[1];
    const ranges = [...file.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)].map(([, first, count = '1']) => ({
      firstLine: Number(first),
      lastLine: Number(first) + Number(count) - 1,
    }));
    if (path) added.set(path, ranges);
  }
  return added;
}

export function overlap(one: LineRange, other: LineRange): boolean {
  return one.firstLine <= other.lastLine && other.firstLine <= one.lastLine;
}
