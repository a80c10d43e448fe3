import { parseSync } from 'vite';

/** What a module imports or re-exports, types included, as written: `#web/ui/screen.tsx`, `zod/mini`, `./a.css`. */
export function importedNames(path: string, source: string): string[] {
  const { module, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`);
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value));
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end));
  const names = [...imported, ...passedOn, ...later.map((expression) => expression.replace(/^(['"`])(.*)\1$/, '$2'))];
  return [...new Set(names.filter((name) => name !== undefined))];
}
