import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An environment with which the server starts; nothing listens at its addresses. */
export const completeEnvironment = {
  PUBLIC_ORIGIN: 'https://ascolto.example',
  SESSION_KEYS: Buffer.alloc(32, 'a').toString('base64'),
  SIGNED_OUT_FILE: join(tmpdir(), `signed-out-${process.pid}.log`),
  LEGACY_APPSERVER_URL: 'http://127.0.0.1:9/appserver',
  LEGACY_PHP_URL: 'http://127.0.0.1:9/php',
  LEGACY_MEDIA_URL: 'http://127.0.0.1:9/media',
  LEGACY_BACKEND_URL: 'http://127.0.0.1:9',
  LEGACY_PUBLIC_TOKEN: 'secret-parent-app',
  LEGACY_AUTOCOMPLETE_KEY: 'secret-address-key',
  LEGACY_ADMIN_TOKENS: 'pt-amministrazione',
  SPA_FOLDER: '',
  PORT: '0',
  DRAIN_SECONDS: '0',
};
