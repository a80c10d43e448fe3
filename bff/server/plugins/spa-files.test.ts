import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, callOf, testConfig } from '#bff/server/testing/test-app';

const early = "document.documentElement.dataset.scheme = 'dark';";
const page = `<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><style nonce="__CSP_NONCE__">p{margin:0}</style>
<script type="module" src="/assets/main-1a2b3c.js"></script><script>${early}</script><div id="root"></div>`;
const script = 'console.info("ascolto");';
let app: FastifyInstance;

async function folderWith(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dist-'));
  await mkdir(join(folder, 'assets'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

let spaFolder: string;

beforeAll(async () => {
  spaFolder = await folderWith({
    'index.html': page,
    'icon.svg': '<svg/>',
    'manifest.webmanifest': '{}',
    'offline.html': '<!doctype html>',
    'sw.js': script,
    'sw.js.br': brotliCompressSync(script),
    'assets/main-1a2b3c.js': script,
    'assets/main-1a2b3c.js.br': brotliCompressSync(script),
    'assets/main-1a2b3c.js.map': '{}',
  });
  app = await buildTestApp({ config: testConfig({ spaFolder }) });
});

afterAll(() => app.close());

test("writes the answer's own nonce into the page, and asks for it again each time", async () => {
  const [first, second] = [await app.inject('/'), await app.inject('/')];
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(first.headers['cache-control']).toBe('no-cache');
  const nonce = /content="([0-9a-f]{32})"/.exec(first.body)?.[1];
  expect(first.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(first.body).toContain(`<style nonce="${nonce}">`);
  expect(second.body).not.toBe(first.body);
});

test('admits the script that stands in the page by its content, never by the nonce', async () => {
  const { headers } = await app.inject('/');
  const scripts = String(headers['content-security-policy'])
    .split(';')
    .find((part) => part.startsWith('script-src'));
  expect(scripts).toBe(`script-src 'self' 'sha256-${createHash('sha256').update(early).digest('base64')}'`);
});

test('compresses the page, with its nonce, for who takes that', async () => {
  const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  const nonce = /'nonce-([0-9a-f]{32})'/.exec(String(answer.headers['content-security-policy']))?.[1];
  expect(gunzipSync(answer.rawPayload).toString()).toContain(`<meta name="csp-nonce" content="${nonce}">`);
  for (const accepted of ['br', 'gzip;q=0']) {
    const plain = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
    expect(plain.headers['content-encoding']).toBeUndefined();
  }
});

test('hands out the page and its files however busy the server is: the page says so in words', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const busy = await buildTestApp({
    config: testConfig({ spaFolder }),
    pressure: { maxEventLoopDelay: 0, maxHeapUsedBytes: 1 },
  });
  vi.advanceTimersByTime(1000);
  const statuses = [];
  for (const url of ['/', '/assets/main-1a2b3c.js']) statuses.push((await busy.inject(url)).statusCode);
  statuses.push((await busy.inject(callOf('login/current-session'))).statusCode);
  expect(statuses).toEqual([200, 200, 503]);
  await busy.close();
  vi.useRealTimers();
});

test('lets hashed assets be kept for good', async () => {
  const answer = await app.inject('/assets/main-1a2b3c.js');
  expect(answer.body).toBe(script);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('hands out the compressed twin to who takes it', async () => {
  const answer = await app.inject({ url: '/assets/main-1a2b3c.js', headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['content-type']).toContain('javascript');
  expect(answer.rawPayload.length).not.toBe(script.length);
});

test('asks again for files without a hash', async () => {
  expect((await app.inject('/icon.svg')).headers['cache-control']).toBe('no-cache');
});

test('hands out a service worker that is asked for again each time and may fetch from this site alone', async () => {
  for (const headers of [{}, { 'accept-encoding': 'br' }]) {
    const answer = await app.inject({ url: '/sw.js', headers });
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none';connect-src 'self'",
      'x-content-type-options': 'nosniff',
    });
  }
});

test('lets the page for when there is no connection load its own style and script, and nothing inline', async () => {
  const answer = await app.inject('/offline.html');
  expect(answer.headers['cache-control']).toBe('no-cache');
  const policy = String(answer.headers['content-security-policy']).split(';');
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'"]));
  expect(policy.join()).not.toContain('unsafe');
});

test('hands out the manifest as one', async () => {
  const answer = await app.inject('/manifest.webmanifest');
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test.each([
  '/assets/gone-123456.js',
  '/assets/',
  '/assets/..%2findex.html',
  '/assets/main-1a2b3c.js.br',
  '/assets/main-1a2b3c.js.map',
  '/index.html',
  '/doctor',
  '/../package.json',
  '/.env',
])('answers a plain not found, never the page, for %s', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.json().code).toBe('not_found');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('leads a browser that opens a page without its hash to the page', async () => {
  const headers = { accept: 'text/html,*/*;q=0.8' };
  const answer = await app.inject({ url: '/register?role=patient', headers });
  expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/#/register?role=patient']);
  expect(answer.headers['cache-control']).toBe('no-store');
  for (const url of ['//evil.example', '/files/nowhere', '/assets/gone-123456.js']) {
    expect((await app.inject({ url, headers })).statusCode, url).toBe(404);
  }
});

test('does not start without a built SPA, and says what to do', async () => {
  const spaFolder = join(tmpdir(), 'nothing-built-here');
  await expect(buildTestApp({ config: testConfig({ spaFolder }) })).rejects.toThrow('npm run build');
});

test('does not start with a page that has no place for the nonce', async () => {
  const spaFolder = await folderWith({ 'index.html': '<!doctype html>' });
  await expect(buildTestApp({ config: testConfig({ spaFolder }) })).rejects.toThrow('__CSP_NONCE__');
});
