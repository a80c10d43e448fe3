import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const source = 'service-worker.ts';
/** The page for when there is no connection, with its parts: files of `web/public`, whose names have no hash. */
const offlineFiles = ['offline.html', 'offline.css', 'offline.js', 'icon.svg'];

/** Emits `sw.js`, which keeps the files of this very build. */
export function serviceWorker(): Plugin {
  let root = '';
  let publicFolder = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const path = join(root, source);
        const worker = (await transformWithOxc(await readFile(path, 'utf8'), path)).code;
        const offline = await Promise.all(offlineFiles.map((name) => readFile(join(publicFolder, name), 'utf8')));
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: workerScript(worker, filesToKeep(Object.keys(bundle)), offline),
        });
      },
    },
  };
}

/** The addresses a worker keeps: the hashed files of the build, never the page, and those for when it is offline. */
export function filesToKeep(built: readonly string[]): string[] {
  const hashed = built.filter((name) => /^assets\/.*\.(?:js|css|woff2)$/.test(name)).toSorted();
  return [...hashed, ...offlineFiles].map((name) => `/${name}`);
}

/** The worker with its files, and a version that changes with any of them: hashed names say what the others hold. */
export function workerScript(worker: string, keptFiles: readonly string[], offline: readonly string[]): string {
  const version = createHash('sha256')
    .update(JSON.stringify([worker, keptFiles, offline]))
    .digest('hex')
    .slice(0, 16);
  return `const keptFiles = ${JSON.stringify(keptFiles)};\nconst version = '${version}';\n${worker}`;
}
