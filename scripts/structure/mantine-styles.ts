import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';

const packageFolder = 'node_modules/@mantine/core';
const indexModule = `${packageFolder}/esm/index.mjs`;

interface Module {
  readonly code: string;
  /** The file of each imported name, by its local name; packages are left out. */
  readonly imports: ReadonlyMap<string, string>;
}

const read = new Map<string, Module>();

/** The styles of the components of `@mantine/core` that a file draws, and of the parts it uses (`Radio.Group`). */
export function neededStyles(path: string, source: string): ReadonlySet<string> {
  const { module } = parseSync(path, source);
  const needed = new Set<string>();
  for (const { moduleRequest, entries } of module.staticImports) {
    if (moduleRequest.value !== '@mantine/core') continue;
    for (const { isType, importName, localName } of entries) {
      const file = isType ? undefined : moduleAt(indexModule).imports.get(importName.name ?? '');
      if (!file) continue;
      addStyles(file, needed);
      for (const [, part = ''] of source.matchAll(new RegExp(`\\b${localName.value}\\.(\\w+)`, 'g'))) {
        const partFile = partOf(file, part);
        if (partFile) addStyles(partFile, needed);
      }
    }
  }
  return needed;
}

/** The names of the styles that a script or a style sheet imports. */
export function importedStyles(source: string): string[] {
  return [...source.matchAll(/@import "|import '/g)].flatMap(
    ({ index }) =>
      /^(?:@import "|import ')@mantine\/core\/styles\/(\w+)\.layer\.css/.exec(source.slice(index))?.[1] ?? [],
  );
}

function addStyles(file: string, styles: Set<string>, seen = new Set<string>()): void {
  if (seen.has(file)) return;
  seen.add(file);
  const { code, imports } = moduleAt(file);
  for (const [name, imported] of imports) {
    const style = /([^/]+)\.module\.mjs$/.exec(imported)?.[1];
    if (style && existsSync(`${packageFolder}/styles/${style}.layer.css`)) styles.add(style);
    else if (isUsed(name, code)) addStyles(imported, styles, seen);
  }
}

/** Whether a module does more with an imported name than expose it as a part: `Radio.Card = RadioCard`. */
function isUsed(name: string, code: string): boolean {
  // The focus trap hides an element only in `FocusTrap.InitialFocus`, which has its own file.
  const rest = code
    .replace(/^function FocusTrapInitialFocus[\s\S]*?^}$/m, '')
    .replace(/^import .*$/gm, '')
    .replace(/^\w+\.\w+ = \w+;$/gm, '');
  return new RegExp(`(?<![\\w."])${name.replace('$', '\\$')}(?![\\w"])`).test(rest);
}

function partOf(file: string, part: string): string | undefined {
  const { code, imports } = moduleAt(file);
  return imports.get(new RegExp(`^\\w+\\.${part} = (\\w+);$`, 'm').exec(code)?.[1] ?? '');
}

function moduleAt(file: string): Module {
  const known = read.get(file);
  if (known) return known;
  const code = readFileSync(file, 'utf8');
  const imports = parseSync(file, code).module.staticImports.flatMap(({ moduleRequest, entries }) =>
    moduleRequest.value.startsWith('.')
      ? entries.map(({ localName }) => [localName.value, posix.join(posix.dirname(file), moduleRequest.value)] as const)
      : [],
  );
  const module = { code, imports: new Map(imports) };
  read.set(file, module);
  return module;
}
