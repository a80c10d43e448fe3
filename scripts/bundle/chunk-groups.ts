import { resolve } from 'node:path';

/** The bundler's information on its modules. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const root = `${resolve('.')}/`;
/** Used by one feature, which brings them along. */
const packagesOfOneFeature = /\/node_modules\/ibantools\//;
/** Large components that no screen of the first load shows. */
const laterComponents =
  /\/@mantine\/core\/esm\/components\/(?:Accordion|Slider|Table|Tabs|FloatingIndicator|SegmentedControl)\//;
/** Written into the page itself. */
const standsInPage = /\/web\/(?:index\.html|theme\/page-shell\.css)$/;
const main = ['web/main.tsx'];
/** The frame of the dashboard, and the screens that most visits begin with. */
const dashboard = [
  'web/app/shell/shell.tsx',
  'web/app/guards.tsx',
  'web/flows/find-therapist/find-therapist-route.tsx',
  'web/flows/home/dashboard-route.tsx',
];

const closures = new WeakMap<ModuleGraph, Map<readonly string[], ReadonlySet<string>>>();

/**
 * The chunk of a module: the packages, the first load, the dashboard, the feature whose folder it is in, or else what
 * features share. A few large files load faster than hundreds of small ones. Null leaves a module to the bundler.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (packagesOfOneFeature.test(id) || standsInPage.test(id)) return null;
  const path = id.replace(root, '');
  if (laterComponents.test(path)) return 'dashboard';
  if (path.startsWith('node_modules/')) return 'packages';
  if (!/^(?:web|contracts)\//.test(path)) return null;
  if (closureOf(main, graph).has(id)) return 'first-load';
  if (closureOf(dashboard, graph).has(id)) return 'dashboard';
  // A part that the frame loads later brings several features with it, and may be in none of their chunks.
  if (path.startsWith('web/app/')) return null;
  return /^web\/(?:features|flows)\/([^/]+)\//.exec(path)?.[1] ?? 'common';
}

/** The modules that the roots import, at once and through each other. */
function closureOf(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const known = closures.get(graph) ?? new Map<readonly string[], ReadonlySet<string>>();
  closures.set(graph, known);
  const closure = known.get(roots) ?? reachableFrom(roots, graph);
  known.set(roots, closure);
  return closure;
}

function reachableFrom(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set(roots.map((path) => resolve(path)));
  for (const id of reached) {
    const module = graph.getModuleInfo(id);
    if (!module && roots.some((root) => resolve(root) === id)) throw new Error(`The build has no module ${id}.`);
    for (const imported of module?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}
