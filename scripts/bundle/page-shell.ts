import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const source = 'theme/page-shell.css';
/** The faces the first screens are set in: asked for with the page instead of after its style. */
const firstFaces = /(?:fraunces-titles|atkinson-hyperlegible-next-latin-(?:400|600)-normal)-[\w-]+\.woff2$/;

/**
 * Gives the page that stands in index.html its style. The interface's own stays before it in the head: the styles of later
 * parts are appended there, and must come after it.
 */
export function pageShell(): Plugin {
  return {
    name: 'page-shell',
    config: () => ({
      build: { rolldownOptions: { input: { index: 'web/index.html', 'page-shell': `web/${source}` } } },
    }),
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!bundle) return [styleOf(`/${source}`)];
        const assets = Object.values(bundle).filter((file) => file.type === 'asset');
        const style = assets.find(({ names }) => names.includes('page-shell.css'));
        if (!style) throw new Error(`The build has no style of the name ${source}.`);
        return { html, tags: [loginFiles(bundle), styleOf(`/${style.fileName}`), ...facesOf(assets)] };
      },
    },
  };
}

function styleOf(href: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel: 'stylesheet', href }, injectTo: 'head' };
}

function facesOf(assets: readonly Rolldown.OutputAsset[]): HtmlTagDescriptor[] {
  return assets
    .filter(({ fileName }) => firstFaces.test(fileName))
    .map(({ fileName }) => ({
      tag: 'link',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${fileName}` },
      injectTo: 'head',
    }));
}

/** Names the login's scripts for before-paint.js, which asks for them beside the interface's when the address is a login's. */
function loginFiles(bundle: Rolldown.OutputBundle): HtmlTagDescriptor {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const login = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/login-route.tsx'));
  if (!login) throw new Error('The login has no chunk of its own.');
  const needed = new Set([login.fileName]);
  for (const file of needed) for (const imported of byName.get(file)?.imports ?? []) needed.add(imported);
  const files = [...needed].filter((file) => !byName.get(file)?.isEntry).map((file) => `/${file}`);
  return { tag: 'meta', attrs: { name: 'login-files', content: files.join(' ') }, injectTo: 'head-prepend' };
}
