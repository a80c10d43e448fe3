import { isTestFile, type Module } from '#scripts/structure/module-graph';

/** The most source files a folder may hold; tests and styles beside them do not count. */
export const mostFilesInFolder = 25;
/** The most lines of a crumb, and the most lines of crumb and importer together for a merge. */
const crumbLines = 40;
const mergedLines = 140;

/** Folders with more source files than are taken in at a glance, with their number. */
export function crowdedFolders(modules: readonly Module[]): { readonly folder: string; readonly files: number }[] {
  const counts = new Map<string, number>();
  for (const { path } of modules) {
    if (!isTestFile(path)) counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1);
  }
  return [...counts]
    .map(([folder, files]) => ({ folder, files }))
    .filter(({ folder, files }) => folder !== '' && files > mostFilesInFolder);
}

/**
 * Short files that only one other file of their feature uses and that nothing keeps apart: no test of their own, no
 * later loading, no length. They belong in that file. A list of a feature's operations does not count as a user.
 */
export function crumbs(modules: readonly Module[]): { readonly path: string; readonly importer: string }[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const importers = Map.groupBy(
    modules.flatMap(({ path, imports }) => imports.map((imported) => ({ path, imported }))),
    ({ imported }) => imported,
  );
  const isList = (path: string) => /(-handlers|\/operations|\/operation-examples|\/legacy-calls)\.ts$/.test(path);
  const loadedLater = new Set(modules.flatMap(({ later }) => later));
  return modules.flatMap(({ path, lines }) => {
    const users = (importers.get(path) ?? []).map((each) => each.path);
    const [importer, ...others] = users.filter((user) => (isForTests(path) || !isTestFile(user)) && !isList(user));
    const isTested = byPath.has(testOf(path));
    if (importer === undefined || others.length > 0 || isTested || isTestFile(path) || loadedLater.has(path)) return [];
    if (featureOf(path) !== featureOf(importer)) return [];
    const isShort = lines <= crumbLines && lines + (byPath.get(importer)?.lines ?? 0) <= mergedLines;
    return isShort ? [{ path, importer }] : [];
  });
}

/** Files in a `testing` folder are for tests; they count as importers. */
function isForTests(path: string): boolean {
  return path.includes('/testing/');
}

function testOf(path: string): string {
  return path.replace(/(\.tsx?)$/, '.test$1');
}

function folderOf(path: string): string {
  return path.split('/').slice(0, -1).join('/');
}

/** Zone and feature: `web/features/chat`, `bff/chat`. */
function featureOf(path: string): string {
  const parts = path.split('/').slice(0, -1);
  return parts.slice(0, parts[0] === 'web' ? 3 : 2).join('/');
}
