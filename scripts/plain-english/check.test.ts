import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function checkWithoutRepository(CI: string) {
  const env = { ...process.env, CI, GIT_DIR: 'no-repository' };
  return spawnSync(process.execPath, ['scripts/plain-english/check.ts'], { env, encoding: 'utf8' });
}

test('passes with one line when there is no repository', () => {
  const { status, stdout } = checkWithoutRepository('');

  expect(status).toBe(0);
  expect(stdout).toMatch(/^Plain English was not checked: git does not know 392c3f08.*\n$/);
});

test('fails without a repository when CI=true', () => {
  const { status, stdout, stderr } = checkWithoutRepository('true');

  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/Plain English cannot be checked: .* Fetch the whole history\.\n$/);
});
