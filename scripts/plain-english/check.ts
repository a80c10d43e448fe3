import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { addedLines, overlap } from '#scripts/plain-english/added-lines';
import { findingsIn } from '#scripts/plain-english/findings';
import { requirementBullets } from '#scripts/requirements/requirement-bullets';

/** Only lines added after this commit are checked, because older lines do not pass yet. */
const base = '392c3f0898fd1c3a70d4fbdc40a0d47484cbbbac';
const kinds = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.md'];

/** The second half of `npm run lint`: names each new sentence, test title and docblock that is not plain. */
if (isKnown(base)) {
  const findings = newFindings();
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) fail(`${findings.length} findings; the rules are in scripts/plain-english.`);
} else {
  const reason = `git does not know ${base.slice(0, 8)}, the commit after which English is checked`;
  if (process.env['CI'] === 'true') fail(`Plain English cannot be checked: ${reason}. Fetch the whole history.`);
  else console.log(`Plain English was not checked: ${reason}.`);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

function newFindings(): string[] {
  const pages = globSync('docs/requirements/*.md').map((page) => readFileSync(page, 'utf8'));
  const areas = new Set(pages.flatMap(requirementBullets).map(({ area }) => area));
  const options = ['--unified=0', '--relative', '--no-ext-diff', '--no-color', '--dst-prefix=b/'];
  const added = addedLines(git('diff', ...options, base, '--', ...kinds));
  const listed = git('ls-files', '--others', '--exclude-standard', '-z', '--', ...kinds);
  const untracked = listed.split('\0').filter((path) => path !== '');
  for (const path of untracked) added.set(path, [{ firstLine: 1, lastLine: Number.POSITIVE_INFINITY }]);
  return [...added].flatMap(([path, ranges]) =>
    findingsIn(path, readFileSync(path, 'utf8'), areas)
      .filter((finding) => ranges.some((range) => overlap(range, finding)))
      .map(({ firstLine, reason, text }) => `${path}:${firstLine}  ${reason}\n    ${text}`),
  );
}

function isKnown(commit: string): boolean {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
}
