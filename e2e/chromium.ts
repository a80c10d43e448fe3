import { existsSync } from 'node:fs';

const debianChromium = '/usr/bin/chromium';

/**
 * The browser of the tests: `CHROMIUM_PATH`, else Debian's own, else the one that `npm ci` brought, unpacked with its
 * libraries and fonts into the temporary folder at the first call.
 */
export async function chromiumPath(): Promise<string> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return chosen;
  if (existsSync(debianChromium)) return debianChromium;
  // The package unpacks libnss3, libexpat and a font only where it believes to run on this platform.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
