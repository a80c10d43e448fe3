import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A copy of the project for trials: it includes uncommitted work, and uses the original's packages. */
export interface ProjectCopy {
  readonly folder: string;
  /** A folder for temporary files of what runs in the copy; it is removed with the copy. */
  readonly temporary: string;
  remove(): void;
}

/** Copies every file that git tracks or would add. */
export function copyOfProject(): ProjectCopy {
  const whole = mkdtempSync(join(tmpdir(), 'ascolto-'));
  const [folder, temporary] = [join(whole, 'project'), join(whole, 'temporary')];
  mkdirSync(temporary);
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const path of listed.split('\0')) {
    if (path !== '' && existsSync(path)) cpSync(path, join(folder, path), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, temporary, remove: () => rmSync(whole, { recursive: true, force: true }) };
}
