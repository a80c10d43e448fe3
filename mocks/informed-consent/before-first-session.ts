import { consentsOf } from '#mocks/informed-consent/keep-consent';
import { createTestPlatform, type TestPlatform, type TestPlatformSetup } from '#mocks/start-in-vitest';

/** Marco's details for his consent with Rinaldi. */
export const details = {
  therapist: 'pt-rinaldi',
  birthPlace: {
    id: 'luogo-como',
    formattedAddress: 'Como CO, Italia',
    coordinates: { latitude: 45.8081, longitude: 9.0852 },
  },
  residence: {
    id: 'luogo-milano-via-padova-120',
    formattedAddress: 'Via Padova 120, 20132 Milano MI, Italia',
    coordinates: { latitude: 45.4971, longitude: 9.2301 },
  },
  postalCode: '20132',
};

/** A platform on which Marco's first session with Rinaldi waits for his consent, and the calls it received. */
export function beforeFirstSession(setup: TestPlatformSetup = {}) {
  const received: string[] = [];
  const platform = createTestPlatform({
    scenario: 'first-payment',
    ...setup,
    onCall(call) {
      received.push(call.name);
      setup.onCall?.(call);
    },
  });
  return { platform, received };
}

export function rowOf({ db }: TestPlatform, token: string) {
  const row = db.users.get(token);
  if (!row) throw new Error(`${token} is not there.`);
  return row;
}

/** The consents in the user with that token. */
export function consentsIn(platform: TestPlatform, token: string) {
  return consentsOf(rowOf(platform, token));
}

/** How often each write reached the platform. */
export function timesWritten(received: readonly string[]) {
  const times = (name: string) => received.filter((call) => call === name).length;
  return {
    updateUser: times('updateUser'),
    informedConsent: times('informedConsent'),
    alert: times('alert'),
  };
}
