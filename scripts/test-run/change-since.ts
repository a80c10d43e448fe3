import { execFileSync } from 'node:child_process';
import type { Change } from '#scripts/test-run/touched-steps';

/** What was committed since this branch left the base, and what is not committed yet. Throws when there is no such commit. */
export function changeSince(base: string): Change {
  const since = commonCommit(base);
  const tracked = git('diff', '--name-only', '--relative', '-z', since);
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return { since, paths: `${tracked}${untracked}`.split('\0').filter((path) => path !== '') };
}

function commonCommit(base: string): string {
  try {
    return git('merge-base', 'HEAD', base).trim();
  } catch {
    throw new Error(`There is no commit ${base} to compare with.`);
  }
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 });
}
