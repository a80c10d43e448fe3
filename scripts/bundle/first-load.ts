/** What the bundler tells of its modules. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Packages that are listed far more widely than the first screen uses them: the bundler knows better which parts come first. */
const listsEverything =
  /\/node_modules\/(?:@mantine|@tabler|@floating-ui|zod|date-fns|react-transition-group|@babel|react-remove-scroll[^/]*|react-style-singleton|use-sidecar|use-callback-ref|tslib)\//;

const gathered = new WeakMap<ModuleGraph, ReadonlySet<string>>();

/**
 * Whether a module surely comes with the page, so that all such modules can stand in one file: a browser asks once
 * instead of a dozen times, and one text compresses better than many.
 */
export function comesFirst(id: string, { page, graph }: { page: string; graph: ModuleGraph }): boolean {
  if (listsEverything.test(id)) return false;
  const first = gathered.get(graph) ?? reachableFrom(page, graph);
  gathered.set(graph, first);
  return first.has(id);
}

function reachableFrom(page: string, graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set([page]);
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}
