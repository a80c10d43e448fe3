import { parseSync } from 'vite';

/**
 * What a module imports or re-exports, types included, as written: `#web/ui/screen.tsx`, `zod/mini`, `./a.css`; or,
 * with `later`, only what it loads by `import()`.
 */
export function importedNames(path: string, source: string, kind: 'all' | 'later' = 'all'): string[] {
  return namesIn(path, source, () => kind === 'all');
}

/** What a module loads when it runs: its imports without those of types only. */
export function loadedNames(path: string, source: string): string[] {
  return namesIn(path, source, (entries) => entries.length === 0 || entries.some(({ isType }) => !isType));
}

type Entries = readonly { readonly isType: boolean }[];

function namesIn(path: string, source: string, isWanted: (entries: Entries) => boolean): string[] {
  const { module, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`);
  const imported = module.staticImports.filter(({ entries }) => isWanted(entries));
  const passedOn = module.staticExports.flatMap(({ entries }) => entries.filter((entry) => isWanted([entry])));
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end));
  const names = [
    ...imported.map(({ moduleRequest }) => moduleRequest.value),
    ...passedOn.map(({ moduleRequest }) => moduleRequest?.value),
    ...later.map((expression) => expression.replace(/^(['"`])(.*)\1$/, '$2')),
  ];
  return [...new Set(names.filter((name) => name !== undefined))];
}
