import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const styleSource = 'theme/page-shell.css';
const scriptSource = 'before-paint.js';
const main = 'web/main.tsx';
const login = 'web/flows/login/login-route.tsx';
/** The faces the first screens are set in: asked for with the page instead of after its style. */
const firstFaces = /(?:fraunces-titles|atkinson-hyperlegible-next-latin-(?:400|600)-normal)-[\w-]+\.woff2$/;

/**
 * Gives the page that stands in index.html its style and script, inside it: its first paint waits for no other file.
 * What the interface needs is asked for at once, behind everything else.
 */
export function pageShell(): Plugin {
  let root = '';
  return {
    name: 'page-shell',
    config: () => ({
      build: { rolldownOptions: { input: { index: 'web/index.html', 'page-shell': `web/${styleSource}` } } },
    }),
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => {
        const script = inline('script', await readFile(join(root, scriptSource), 'utf8'));
        if (!bundle) {
          return [{ tag: 'link', attrs: { rel: 'stylesheet', href: `/${styleSource}` }, injectTo: 'head' }, script];
        }
        const assets = Object.values(bundle).filter((file) => file.type === 'asset');
        const style = assets.find(({ names }) => names.includes('page-shell.css'));
        if (!style) throw new Error(`The build has no style of the name ${styleSource}.`);
        delete bundle[style.fileName];
        return {
          html,
          tags: [
            inline('style', String(style.source).trim()),
            ...interfaceOf(bundle),
            loginFilesOf(bundle),
            script,
            ...facesOf(assets),
          ],
        };
      },
    },
  };
}

/** The nonce is each answer's own; the content policy admits the script by its content. */
function inline(tag: 'style' | 'script', children: string): HtmlTagDescriptor {
  return { tag, attrs: tag === 'style' ? { nonce: '__CSP_NONCE__' } : {}, children, injectTo: 'head' };
}

function facesOf(assets: readonly Rolldown.OutputAsset[]): HtmlTagDescriptor[] {
  return assets
    .filter(({ fileName }) => firstFaces.test(fileName))
    .map(({ fileName }) => ({
      tag: 'link',
      attrs: {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossorigin: true,
        fetchpriority: 'low',
        href: `/${fileName}`,
      },
      injectTo: 'head',
    }));
}

/**
 * Asks for the interface behind everything else; its style is only fetched, and takes its place when the script comes.
 */
function interfaceOf(bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  return filesOf(bundle, main).map((file) => {
    const how = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
    return {
      tag: 'link',
      attrs: { ...how, crossorigin: true, fetchpriority: 'low', href: `/${file}` },
      injectTo: 'head',
    };
  });
}

/**
 * Names the login's files for before-paint.js, which asks for them beside the interface's when the address is a
 * login's.
 */
function loginFilesOf(bundle: Rolldown.OutputBundle): HtmlTagDescriptor {
  const own = new Set(filesOf(bundle, main));
  const files = filesOf(bundle, login).filter((file) => !own.has(file));
  return {
    tag: 'meta',
    attrs: { name: 'login-files', content: files.map((file) => `/${file}`).join(' ') },
    injectTo: 'head',
  };
}

/** The scripts that come with a module, and the styles of all of them. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!own) throw new Error(`No chunk holds ${module}.`);
  const needed = new Set([own.fileName]);
  for (const file of needed) for (const imported of byName.get(file)?.imports ?? []) needed.add(imported);
  const styles = [...needed].flatMap((file) => [...(byName.get(file)?.viteMetadata?.importedCss ?? [])]);
  return [...needed, ...styles];
}
