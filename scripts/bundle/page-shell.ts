import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { searchAsks } from '#web/flows/find-therapist/search-asks';

const styleSource = 'theme/page-shell.css';
const scriptSource = 'before-paint.js';
const main = ['web/main.tsx'];
const search = ['web/app/shell/shell.tsx', 'web/app/guards.tsx', 'web/flows/find-therapist/find-therapist-route.tsx'];
/** The faces the first screens are set in: asked for with the page instead of after its style. */
const firstFaces = /(?:fraunces-titles|atkinson-hyperlegible-next-latin-(?:400|600)-normal)-[\w-]+\.woff2$/;

/**
 * Gives the page that stands in index.html its style and script, inside it: its first paint waits for no other file.
 * It names what the interface needs, which before-paint.js asks for behind everything else.
 */
export function pageShell(): Plugin {
  let root = '';
  let mode = '';
  return {
    name: 'page-shell',
    config: () => ({
      build: { rolldownOptions: { input: { index: 'web/index.html', 'page-shell': `web/${styleSource}` } } },
    }),
    configResolved: (config) => {
      ({ root, mode } = config);
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
            ...filesByPart(bundle),
            // A build with the mocks has no back end that could answer before the interface is there.
            ...(mode === 'mocks' ? [] : [meta('search-asks', JSON.stringify(searchAsks))]),
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
 * Names the interface's files for before-paint.js, and those of the search that come beside it where the address asks
 * for them. A style is only fetched; it takes its place when its script comes.
 */
function filesByPart(bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  const first = filesOf(bundle, main);
  const added = filesOf(bundle, search).filter((file) => !first.includes(file));
  const parts = { 'interface-files': first, 'search-files': added };
  return Object.entries(parts).map(([name, files]) => meta(name, files.map((file) => `/${file}`).join(' ')));
}

function meta(name: string, content: string): HtmlTagDescriptor {
  return { tag: 'meta', attrs: { name, content }, injectTo: 'head' };
}

/** The scripts that come with the modules, and the styles of all of them. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const holderOf = (module: string): string => {
    const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!holder) throw new Error(`No chunk holds ${module}.`);
    return holder.fileName;
  };
  const needed = new Set(modules.map(holderOf));
  for (const file of needed) for (const imported of byName.get(file)?.imports ?? []) needed.add(imported);
  const styles = [...needed].flatMap((file) => [...(byName.get(file)?.viteMetadata?.importedCss ?? [])]);
  return [...needed, ...new Set(styles)];
}
