import { statSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from '#scripts/bundle/built-files';
import { type Load, loadSizes } from '#scripts/bundle/load-sizes';

/** Budgets of the scripts a browser fetches, in thousands of bytes as sent with brotli. */
const firstLoadKb = 200;
/** The dashboard's frame, with the screens that most visits begin with. */
const frameKb = 80;
/** A screen or dialog with all of its feature, beside the other two. */
const partKb = 110;

export interface BudgetedLoad extends Load {
  readonly limitKb: number;
}

/** The first load, the frame, and the parts of a build that are loaded later, heaviest part first. */
export function budgetedLoads(folder: string): BudgetedLoad[] {
  const files = builtFiles(folder);
  const html = files.find(({ path }) => path === 'index.html')?.text ?? '';
  const chunks = files
    .filter(({ path }) => path.endsWith('.js'))
    .map(({ path, text }) => ({ path, source: text, bytes: statSync(join(folder, `${path}.br`)).size }));
  const { first, frame, later } = loadSizes(html, chunks, 'dashboard');
  return [
    { ...first, limitKb: firstLoadKb },
    { ...frame, limitKb: frameKb },
    ...later.map((part) => ({ ...part, limitKb: partKb })),
  ];
}
