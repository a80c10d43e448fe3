import { build } from 'vite';
import { compressFiles } from '#scripts/bundle/compress-files';

/** Builds the SPA for production into `dist`, with compressed siblings of every text file. */
export async function buildSpa(): Promise<void> {
  await build({ logLevel: 'warn' });
  await compressFiles('dist');
}

if (import.meta.main) await buildSpa();
