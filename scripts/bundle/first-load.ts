/** The bundler's information on its modules. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Packages whose entry lists far more than the first screen uses: the bundler knows better which of their parts come
 * first.
 */
const listsEverything =
  /\/node_modules\/(?:@mantine|@tabler|@floating-ui|zod|date-fns|react-transition-group|@babel|react-remove-scroll[^/]*|react-style-singleton|use-sidecar|use-callback-ref|tslib)\//;

const gathered = new WeakMap<ModuleGraph, ReadonlySet<string>>();

/**
 * Whether a module is certainly loaded with the page, so that all such modules can be in one file: one request instead
 * of a dozen, and one text compresses better than many.
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
