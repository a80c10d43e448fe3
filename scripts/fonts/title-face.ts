import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { titleCharacters } from '#web/theme/title-characters';

const original = 'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';

/** Where the subset is kept: the build needs neither the original nor the tool. */
export const titleFaceFile = 'web/theme/fonts/fraunces-titles.woff2';

/**
 * Fraunces with what titles need of it: their characters, one weight, and the optical sizes of 18 to 36
 * pixels. Little more than a third of the original.
 */
export async function titleFace(): Promise<Buffer> {
  return subsetFont(await readFile(original), titleCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: 560, opsz: { min: 18, max: 36 } },
  });
}
