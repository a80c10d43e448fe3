import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { socialEnvironment } from '#mocks/social/social-environment';
import { supportEnvironment } from '#mocks/tickets/support-environment';

/** The folder that keeps the demonstration's state between starts. */
export const demoFolder = '.demo';

export interface DemoAddresses {
  readonly spaPort: number;
  readonly platformPort: number;
}

/**
 * The environment of a back end over the demonstration platform: everything `npm start` requires from an operator, with
 * values of no other use. The sealing key is made once and kept, so that a restart signs no user out.
 */
export function demoEnvironment({ spaPort, platformPort }: DemoAddresses, folder = demoFolder): Record<string, string> {
  const platform = `http://127.0.0.1:${platformPort}`;
  return {
    PORT: String(spaPort),
    HOST: 'localhost',
    PUBLIC_ORIGIN: `http://localhost:${spaPort}`,
    LEGACY_APPSERVER_URL: `${platform}/appserver`,
    LEGACY_PHP_URL: `${platform}/php`,
    LEGACY_MEDIA_URL: `${platform}/media`,
    LEGACY_BACKEND_URL: `${platform}/backend`,
    LEGACY_PUBLIC_TOKEN: 'demonstration-parent-app',
    LEGACY_AUTOCOMPLETE_KEY: 'demonstration-address-key',
    LEGACY_ADMIN_TOKENS: 'pt-amministrazione',
    SESSION_KEYS: keptKey(folder),
    SIGNED_OUT_FILE: join(folder, 'signed-out.log'),
    ...supportEnvironment,
    ...socialEnvironment(platform),
    // The console begins the platform anew, with the same people.
    MISSED_FIELDS_MINUTES: '0',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'warn',
  };
}

function keptKey(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'session-key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}
