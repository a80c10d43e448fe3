import { expect, test } from 'vitest';
import { readConfig } from '#bff/server/config';
import { operationSettings } from '#bff/server/request-context';

const environment = {
  PUBLIC_ORIGIN: 'https://ascolto.example',
  SESSION_KEYS: Buffer.alloc(32, 'a').toString('base64'),
  SIGNED_OUT_FILE: '/var/lib/ascolto/signed-out.log',
  LEGACY_APPSERVER_URL: 'https://appserver.example',
  LEGACY_PHP_URL: 'https://php.example/v1/',
  LEGACY_MEDIA_URL: 'https://media.example',
  LEGACY_BACKEND_URL: 'https://backend.example/',
  LEGACY_PUBLIC_TOKEN: 'parent-app',
  LEGACY_AUTOCOMPLETE_KEY: 'address-key',
  LEGACY_ADMIN_TOKENS: 'pt-amministrazione',
};

test('reminders go to the php side and documents come from the backend, at their own addresses there (LEG-52, LEG-82)', () => {
  expect(operationSettings(readConfig(environment))).toEqual({
    parentAppToken: 'parent-app',
    addressKey: 'address-key',
    adminTokens: ['pt-amministrazione'],
    includeMessageText: false,
    eventAlertWebhook: 'https://php.example/v1/custom.php/add-event-alert',
    mediaBase: 'https://media.example',
    siteOrigin: 'https://ascolto.example',
    documentsBase: 'https://backend.example/assets/documents',
    socialProviders: [],
    supportContacts: { whatsapp: undefined, patientsEmail: undefined, professionalsEmail: undefined },
  });
});
