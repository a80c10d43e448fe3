import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import react from '@vitejs/plugin-react';
import fastify from 'fastify';
import { build } from 'vite';
import { compressFiles } from '#scripts/bundle/build';

// Builds the floor application with Vite's defaults, and serves it with compressed files. PORT.
const folder = resolve('.demo/bench/floor');
await build({
  configFile: false,
  root: 'bench/paint/floor',
  plugins: [react()],
  build: { outDir: folder, emptyOutDir: true },
  logLevel: 'warn',
});
await compressFiles(folder);
const app = fastify();
await app.register(fastifyStatic, { root: folder, preCompressed: true });
await app.listen({ port: Number(process.env['PORT']), host: 'localhost' });
