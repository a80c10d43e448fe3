import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PlatformState } from '#mocks/platform-state';

/** The content of the file, or undefined when there is none. */
export async function readStateFile(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT') return undefined;
    throw failure;
  });
}

/** Writes the state to a file beside it and renames that, so that the file is always whole. */
export async function writeStateFile(path: string, state: PlatformState): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.new`;
  await writeFile(beside, JSON.stringify(state));
  await rename(beside, path);
}

/** Renames an unusable file, so that it can be examined later; returns its new name. */
export async function setStateFileAside(path: string): Promise<string> {
  const aside = `${path}.unreadable`;
  await rename(path, aside);
  return aside;
}
