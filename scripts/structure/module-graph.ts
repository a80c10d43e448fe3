import { importedNames } from '#scripts/structure/imported-names';
import type { OwnFile } from '#scripts/structure/own-files';

export interface Module {
  readonly path: string;
  readonly lines: number;
  /** The project's own modules it imports, types and later loading included. */
  readonly imports: readonly string[];
  /** Those among them that it loads later, by `import()`. */
  readonly later: readonly string[];
}

/**
 * The project's modules with their imports of each other, as paths from the root; other packages and styles are left
 * out.
 */
export function moduleGraph(files: readonly OwnFile[]): Module[] {
  const sources = files.filter(({ path }) => /\.tsx?$/.test(path));
  const known = new Set(sources.map(({ path }) => path));
  const pathOf = (name: string) => [`${name}.ts`, name, `${name}.tsx`].find((path) => known.has(path));
  return sources.map(({ path, text }) => {
    const own = (kind?: 'later') =>
      importedNames(path, text, kind).flatMap((name) => (name.startsWith('#') ? (pathOf(name.slice(1)) ?? []) : []));
    return { path, lines: text.split('\n').length - 1, imports: own(), later: own('later') };
  });
}

export function isTestFile(path: string): boolean {
  return /\.(test|spec|services)\.tsx?$/.test(path);
}
