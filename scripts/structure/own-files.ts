import { globSync, readFileSync } from 'node:fs';

export interface OwnFile {
  /** From the project's root, with `/`. */
  readonly path: string;
  readonly text: string;
}

const kinds = '{ts,tsx,mjs,css,html,md,json,yml,yaml,sh}';
const notOurs = ['node_modules', 'dist', 'dist-mocks', '.git', '.demo', 'coverage', 'package-lock.json'];

/** Every handwritten text file of the project, in the order of their paths. */
export function ownFiles(): OwnFile[] {
  const found = globSync([`**/*.${kinds}`, '.ci/run', '.env.example'], { exclude: (name) => notOurs.includes(name) });
  const paths = found.map((path) => path.replaceAll('\\', '/')).sort();
  return paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
