import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { requirementBullets } from '#scripts/requirements/requirement-bullets';
import { requirementCoverage } from '#scripts/requirements/requirement-coverage';
import { testTitles } from '#scripts/requirements/test-titles';

/**
 * `npm run requirements`: how many bullets of `docs/requirements` the tests cite, area by area; with `-- --uncited
 * AREA` the bullets of that area that no test cites. Fails when a title cites an unknown requirement, and when a test
 * of the demonstration platform cites any.
 */
const { values } = parseArgs({ options: { uncited: { type: 'string' } } });

const pages = globSync('docs/requirements/*.md').sort();
const requirements = pages.flatMap((page) => requirementBullets(readFileSync(page, 'utf8')));
const found = globSync(['**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'], { exclude: ['**/node_modules', 'dist*'] });
const testFiles = found.map((path) => path.replaceAll('\\', '/')).sort();
const files = testFiles.map((path) => ({ path, titles: testTitles(path, readFileSync(path, 'utf8')) }));
const { areas, faults } = requirementCoverage(requirements, files);

if (values.uncited) printUncited(values.uncited.toUpperCase());
else printAreas();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

function printAreas(): void {
  for (const { area, cited, total } of areas) console.log(`${area.padEnd(9)} ${countText(cited, total)}`);
  const cited = areas.reduce((sum, area) => sum + area.cited, 0);
  const total = areas.reduce((sum, area) => sum + area.total, 0);
  console.log(`${'all'.padEnd(9)} ${countText(cited, total)}  in ${testFiles.length} test files`);
}

function printUncited(wanted: string): void {
  const found = areas.find(({ area }) => area === wanted);
  if (!found) {
    console.error(`No counted area is called ${wanted}. There are: ${areas.map(({ area }) => area).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  for (const { id, text } of found.uncited) console.log(`${id}: ${text}`);
  console.log(`${found.uncited.length} of ${found.total} ${wanted} bullets are cited by no test.`);
}

function countText(cited: number, total: number): string {
  return `${String(cited).padStart(4)} / ${String(total).padEnd(4)} ${Math.floor((100 * cited) / total)}%`;
}
