import { statSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from '#scripts/bundle/built-files';
import { type Load, loadSizes } from '#scripts/bundle/load-sizes';

/** Budgets of the scripts a browser fetches, in thousands of bytes as sent with brotli. */
const firstLoadKb = 200;
/** The dashboard's frame, which comes with the first of its screens. */
const frameKb = 80;
const routeKb = 110;
/** Matches the file names of screens and routes; what a screen loads later, such as a chart, is not counted. */
const isRoute = (part: Load): boolean => /-(screen|route)$/.test(part.name);

const folder = 'dist';
const files = builtFiles(folder);
const html = files.find(({ path }) => path === 'index.html')?.text ?? '';
const chunks = files
  .filter(({ path }) => path.endsWith('.js'))
  .map(({ path, text }) => ({ path, source: text, bytes: statSync(join(folder, `${path}.br`)).size }));
const { first, frame, later } = loadSizes(html, chunks, 'shell');

report(first, firstLoadKb);
report(frame, frameKb);
for (const route of later.filter(isRoute)) report(route, routeKb);

function report({ name, bytes, chunks: sent }: Load, limitKb: number): void {
  console.log(`${name.padEnd(32)} ${kbText(bytes)} of ${limitKb} KB in ${sent.length} files`);
  if (bytes <= limitKb * 1000) return;
  console.error(`Over its budget: ${name}, most of it:`);
  for (const chunk of sent.slice(0, 8)) console.error(`  ${kbText(chunk.bytes)} ${chunk.path}`);
  process.exitCode = 1;
}

function kbText(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}
