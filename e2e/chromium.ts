import { existsSync } from 'node:fs';

const debianChromium = '/usr/bin/chromium';

/**
 * The path of the tests' browser: `CHROMIUM_PATH`, else Debian's, else the one that `npm ci` installed, unpacked with
 * its libraries and fonts into the temporary folder on the first call.
 */
export async function chromiumPath(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  if (existsSync(debianChromium)) return debianChromium;
  // The package unpacks libnss3, libexpat and a font only where it takes its environment for this platform.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
