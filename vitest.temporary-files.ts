import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder = '';

/** Whatever tests put among the temporary files lies in one folder, which goes with the run. */
export function setup(): void {
  folder = mkdtempSync(join(tmpdir(), 'ascolto-tests-'));
  process.env['TMPDIR'] = folder;
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
