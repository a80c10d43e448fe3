import { resolve } from 'node:path';

/** The bundler's information on its modules. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Packages whose entry lists far more than a screen uses: the bundler knows better which of their parts come with what.
 */
const listsEverything =
  /\/node_modules\/(?:@mantine|@tabler|@floating-ui|zod|date-fns|react-transition-group|@babel|react-remove-scroll[^/]*|react-style-singleton|use-sidecar|use-callback-ref|tslib)\//;

const page = ['web/main.tsx'];
const login = ['web/flows/login/login-route.tsx'];
/** What of the login other screens have little use for. */
const onlyForms = /\/(?:react-hook-form|@hookform)\/|\/web\/(?:features|flows)\/login\//;
const shell = ['web/app/shell/shell.tsx', 'web/app/guards.tsx'];
/** What visitors open outside the dashboard, and what must therefore not wait for the dashboard's frame. */
const outsideShell = [
  ...login,
  'web/flows/terms/terms-route.tsx',
  'web/flows/registration/register-route.tsx',
  'web/flows/info-pages/info-route.tsx',
  'web/app/unknown-screen.tsx',
];

/** What visitors come for: few files, however many other screens take one of its parts. */
const search = ['web/flows/find-therapist/find-therapist-route.tsx'];
const home = ['web/flows/home/dashboard-route.tsx'];
/** Screens that show no lists of therapists, and are not to load the parts of one. */
const withoutTherapists = [
  'web/flows/billing/billing-route.tsx',
  'web/flows/calendar/calendar-route.tsx',
  'web/flows/chat/chat-route.tsx',
  'web/flows/help/faq-route.tsx',
  'web/flows/help/tickets-route.tsx',
  'web/features/registration/patient/patient-wizard-screen.tsx',
  'web/features/registration/professional/professional-wizard-screen.tsx',
];

const closures = new WeakMap<ModuleGraph, Map<readonly string[], ReadonlySet<string>>>();

/**
 * The chunk of a module that is certainly loaded together with many others, so that they can be one file: one request
 * instead of dozens, and one text compresses better than many. Null leaves a module to the bundler.
 */
export function chunkOf(id: string, graph: ModuleGraph): 'first-load' | 'shell' | null {
  if (listsEverything.test(id)) return null;
  const comesWith = (roots: readonly string[]): boolean => closureOf(roots, graph).has(id);
  if (comesWith(page) || (comesWith(login) && !onlyForms.test(id))) return 'first-load';
  if (!comesWith(shell)) return null;
  return comesWith(outsideShell) ? null : 'shell';
}

/**
 * The chunk of a module of ours that comes with the search for a therapist; null for any other. What such a module
 * imports of packages, such as a button, is no part of the chunk: it comes with other screens as well.
 */
export function searchChunkOf(
  id: string,
  graph: ModuleGraph,
): 'therapist-cards' | 'therapist-search' | 'screen-parts' | null {
  if (listsEverything.test(id) || search.some((root) => resolve(root) === id)) return null;
  const comesWith = (roots: readonly string[]): boolean => closureOf(roots, graph).has(id);
  if (!comesWith(search) || comesWith(outsideShell)) return null;
  if (comesWith(withoutTherapists)) return 'screen-parts';
  return comesWith(home) ? 'therapist-cards' : 'therapist-search';
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
  const reached = new Set(roots.map((root) => resolve(root)));
  for (const id of reached) {
    const module = graph.getModuleInfo(id);
    if (!module && roots.some((root) => resolve(root) === id)) throw new Error(`The build has no module ${id}.`);
    for (const imported of module?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}
