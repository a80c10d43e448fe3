import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnFile } from '#scripts/structure/own-files';

/** The text files of a build, with paths relative to its folder. Throws when there is no build. */
export function builtFiles(folder: string): OwnFile[] {
  const paths = globSync('**/*.{js,css,html,json,svg,webmanifest}', { cwd: folder });
  if (!paths.includes('index.html')) throw new Error(`${folder} holds no build.`);
  return paths
    .sort()
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(folder, path), 'utf8') }));
}
