import { extname } from 'node:path';
import { msw } from 'msw/vite';
import { build, type Plugin, type Rolldown } from 'vite';

const entry = '#mocks/start-in-browser';
const folder = '/@mocks/';

export interface MocksBundle {
  /** Scripts, pictures and styles by the name the browser requests below the folder, such as `start-in-browser.js`. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** The source files, as absolute paths. */
  readonly sources: readonly string[];
}

/**
 * In development, serves the back end and the platform that run in the page as one script: as five hundred modules they
 * took most of the start. A changed source bundles them again and reloads the page, since their modules cannot be
 * replaced one by one.
 */
export function bundleMocks(): Plugin {
  let started: Promise<MocksBundle> | undefined;

  return {
    name: 'bundle-mocks',
    apply: 'serve',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? { id: `${folder}start-in-browser.js`, external: true } : undefined),
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'modulepreload', href: `${folder}start-in-browser.js` }, injectTo: 'head' },
    ],
    configureServer(server) {
      const bundle = () => {
        started ??= bundleInMemory();
        return started;
      };
      server.httpServer?.once('listening', () => void bundle().catch(() => undefined));
      server.middlewares.use(folder, async (request, response, next) => {
        try {
          const { files, sources } = await bundle();
          server.watcher.add([...sources]);
          const name = new URL(request.url ?? '', 'http://localhost').pathname.slice(1);
          const file = files.get(name);
          if (file === undefined) return next();
          response.setHeader('content-type', contentTypes[extname(name)] ?? 'application/octet-stream');
          response.setHeader('cache-control', 'no-cache');
          response.end(file);
        } catch (error) {
          started = undefined;
          next(error);
        }
      });
    },
    async hotUpdate({ file }) {
      const sources = (await started?.catch(() => undefined))?.sources ?? [];
      if (!sources.includes(file)) return;
      started = undefined;
      this.environment.hot.send({ type: 'full-reload' });
    },
  };
}

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/**
 * Bundles the mocks with every package they use; large parts that are rarely needed, such as drawing documents, stay
 * separate.
 */
export async function bundleInMemory(): Promise<MocksBundle> {
  const { output } = (await build({
    configFile: false,
    mode: 'mocks',
    logLevel: 'error',
    plugins: [msw()],
    // Not through `base`: the worker stays at the root, whose requests it answers.
    experimental: { renderBuiltUrl: (name) => `${folder}${name}` },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  return {
    files: new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source])),
    sources: chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => /^[^\0](?!.*\/node_modules\/)/.test(id)),
  };
}
