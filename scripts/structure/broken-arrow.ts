/** Which zones of the project a zone may import, itself included. A new folder must be entered here. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  contracts: ['contracts'],
  bff: ['contracts', 'bff'],
  mocks: ['contracts', 'bff', 'mocks'],
  web: ['contracts', 'web'],
  e2e: ['contracts', 'mocks', 'e2e'],
  // Of `web` only what the page before the interface and the title face are held to.
  scripts: ['contracts', 'bff', 'mocks', 'web', 'e2e', 'scripts'],
  bench: ['contracts', 'bff', 'mocks', 'e2e', 'scripts', 'bench'],
};

/**
 * The storeys of the interface: a file imports from its own storey and those below. `web/testing` and the entry, which
 * use all of them, belong to none.
 */
const storeys: readonly (readonly string[])[] = [
  ['api', 'routing', 'copy', 'storage', 'theme', 'public'],
  ['ui'],
  ['forms'],
  ['fields'],
  ['session'],
  ['features'],
  ['flows'],
  ['app'],
];

/** The packages the portable zones may use: they need no server, browser or Node. */
const portablePackages = ['zod', 'date-fns', '@date-fns/tz', 'fflate', 'ibantools', 'ical-generator', 'saxes'];

/**
 * Why the file may not import that name, or undefined when it may. Paths are relative to the project's root. Tests may
 * use any package, and those of the back end also the mocks and the plain platform.
 */
export function brokenArrow(path: string, name: string): string | undefined {
  const zone = path.split('/')[0] ?? '';
  if (!path.includes('/')) return undefined;
  const reachable = arrows[zone];
  if (!reachable) return `no arrows are known for the folder ${zone}`;
  if (name.startsWith('../')) return 'imports go by alias';
  if (name.startsWith('./')) return undefined;

  const target = /^#(\w+)\//.exec(name)?.[1];
  if (target === undefined) return isPackageAllowed(path, name) ? undefined : `${zone} is portable`;
  const isAtDoor = (target === 'mocks' && mayUseMocks(path)) || (isPlainPlatform(name) && mayUsePlainPlatform(path));
  if (!reachable.includes(target) && !isAtDoor) return `${zone} never imports ${target}`;
  if (zone === 'web' && name.endsWith('.legacy')) return 'the browser knows nothing of the platform';
  const feature = featureOf(path);
  const other = featureOf(name.slice(1));
  if (feature && other && feature !== other) return 'features meet in web/flows or by props';
  return target === 'web' ? brokenStorey(path, name.slice(1)) : undefined;
}

/** Why one file of the interface may not import another of a higher storey, or undefined when it may. */
function brokenStorey(path: string, imported: string): string | undefined {
  const from = storeyOf(path);
  const to = storeyOf(imported);
  if (from === 'unknown' || to === 'unknown') return 'web has no storey of that name';
  if (from === 'outside' || isTest(path)) return undefined;
  if (to === 'outside') return path.includes('/testing/') ? undefined : 'only tests use web/testing';
  return to > from ? `web/${storeys[from]?.[0]} lies below web/${storeys[to]?.[0]}` : undefined;
}

function storeyOf(path: string): number | 'outside' | 'unknown' {
  const folder = /^web\/([^/]+)\//.exec(path)?.[1];
  if (folder === undefined) return path.startsWith('web/') && !/^web\/(?:start|main)\b/.test(path) ? 0 : 'outside';
  if (folder === 'testing') return 'outside';
  const at = storeys.findIndex((names) => names.includes(folder));
  return at === -1 ? 'unknown' : at;
}

function isPackageAllowed(path: string, name: string): boolean {
  const isPortable = path.startsWith('contracts/') || (path.startsWith('bff/') && !path.startsWith('bff/server/'));
  if (!isPortable || isTest(path)) return true;
  return portablePackages.some((allowed) => name === allowed || name.startsWith(`${allowed}/`));
}

/** Whether the file may import mocks: the SPA's entry, the interface's test helpers, and the back end's tests. */
function mayUseMocks(path: string): boolean {
  return path === 'web/main.tsx' || path.startsWith('web/testing/') || (path.startsWith('bff/') && isTest(path));
}

function isPlainPlatform(name: string): boolean {
  return name.startsWith('#e2e/plain-platform/');
}

/**
 * Whether the file may import the plain platform, which is written independently of the mocks: the back end's tests and
 * their helpers.
 */
function mayUsePlainPlatform(path: string): boolean {
  return path.startsWith('bff/server/testing/') || (path.startsWith('bff/') && isTest(path));
}

function featureOf(path: string): string | undefined {
  return /^web\/features\/([^/]+)\//.exec(path)?.[1];
}

function isTest(path: string): boolean {
  return /\.(test|services)\.tsx?$/.test(path);
}
