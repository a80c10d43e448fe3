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

export interface BudgetedLoad extends Load {
  readonly limitKb: number;
}

/** The first load, the frame, and the routes of a build, heaviest route first. */
export function budgetedLoads(folder: string): BudgetedLoad[] {
  const files = builtFiles(folder);
  const html = files.find(({ path }) => path === 'index.html')?.text ?? '';
  const chunks = files
    .filter(({ path }) => path.endsWith('.js'))
    .map(({ path, text }) => ({ path, source: text, bytes: statSync(join(folder, `${path}.br`)).size }));
  const { first, frame, later } = loadSizes(html, chunks, 'shell');
  return [
    { ...first, limitKb: firstLoadKb },
    { ...frame, limitKb: frameKb },
    ...later.filter(isRoute).map((route) => ({ ...route, limitKb: routeKb })),
  ];
}
