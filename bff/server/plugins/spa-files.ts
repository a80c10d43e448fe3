import { hash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { BootRefused } from '#bff/server/boot-refused';
import { answeredWhenBusy } from '#bff/server/plugins/load-shedding';
import { offlinePagePolicy, pagePolicy, workerPolicy } from '#bff/server/plugins/security-headers';

const zip = promisify(gzip);
const nonceMark = '__CSP_NONCE__';
const assetsPart = '/assets/';

/** The content policies of files that are more than a part of the page. */
const ownPolicies: Readonly<Record<string, string>> = { '/sw.js': workerPolicy, '/offline.html': offlinePagePolicy };

/**
 * Serves the built SPA: hashed assets are cached for good, everything else is revalidated each time, and the page gets
 * each answer's own nonce. The files are the routes, so that an unknown path is never the page itself.
 */
export async function addSpaFiles(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder);
  const page = await readPage(root);
  const scripts = inlineScripts(page).map((script) => hash('sha256', script, 'base64'));
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      // Cheap to serve even when the server is too busy for calls: the page then says so itself.
      route.config = { ...route.config, access: 'everyone', ...answeredWhenBusy };
    });
    files.get('/', async (request, reply) => {
      const nonce = randomBytes(16).toString('hex');
      reply.header('cache-control', 'no-cache').header('content-security-policy', pagePolicy(nonce, scripts));
      reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
      const html = page.replaceAll(nonceMark, nonce);
      // Compressed each time, for its nonce; it repeats nothing of the request, so its length gives nothing away.
      if (!/\bgzip\b(?!;q=0)/.test(String(request.headers['accept-encoding']))) return reply.send(html);
      return reply.header('content-encoding', 'gzip').send(await zip(html));
    });
    await files.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      globIgnore: ['index.html', '**/*.br', '**/*.gz', '**/*.map'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const name = path.slice(root.length).replace(/\.(?:br|gz)$/, '');
        const lasting = name.startsWith(assetsPart);
        reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
        const policy = ownPolicies[name];
        if (policy) reply.header('content-security-policy', policy);
      },
    });
  });
}

async function readPage(root: string): Promise<string> {
  const page = await readFile(join(root, 'index.html'), 'utf8').catch(() => undefined);
  if (page === undefined) throw new BootRefused(`There is no built SPA in ${root}: run "npm run build" first.`);
  if (!page.includes(nonceMark))
    throw new BootRefused(`index.html in ${root} has no ${nonceMark} to put the nonce in.`);
  return page;
}

/** The scripts that stand in the page itself. */
function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
}
