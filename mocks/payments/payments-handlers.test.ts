import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { updateBooking } from '#contracts/appointments/appointments.legacy';
import { secondsFromInstant } from '#contracts/kernel/instant';
import { acceptAppointment } from '#contracts/payments/payments.legacy';
import type { EventRow } from '#mocks/db/rows';
import { type PersonaName, personas } from '#mocks/personas';
import { createTestPlatform, testNow } from '#mocks/start-in-vitest';
import { propertyRuns } from '#mocks/testing/property-runs';

const unpaid = 'event-giulia-unpaid';

function setUp() {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  const { legacy } = platform.contextFor(null);
  const { db } = platform;
  return {
    db,
    legacy,
    ask: (by: PersonaName = 'giulia', event_pt = unpaid) =>
      legacy.call(acceptAppointment, { private_token: personas[by].privateToken, event_pt, type: 'paypal' }),
    configurationOf: () => db.events.get(unpaid)?.configuration,
    walletOf: () => db.users.get('pt-giulia')?.manager_configuration.wallet,
    change(changes: Partial<EventRow['configuration']>) {
      const event = db.events.get(unpaid);
      if (event) db.events.change(unpaid, { configuration: { ...event.configuration, ...changes } });
    },
    giveCredit: (wallet: number | string) => db.users.change('pt-giulia', { manager_configuration: { wallet } }),
  };
}

describe('asking where to pay', () => {
  test('leads to one page of the event, however often it is asked, and takes nothing', async () => {
    const { ask, configurationOf, walletOf } = setUp();
    const links = [await ask(), await ask()].map(({ link }) => link);
    expect(links).toEqual(Array(2).fill(`http://platform.invalid/pagamento?seduta=${unpaid}`));
    expect(configurationOf()).toMatchObject({ status: 'pending' });
    expect(walletOf()).toBe('12.50');
  });

  test('is not needed where the credit covers the price: the event is accepted and the credit taken', async () => {
    const { ask, configurationOf, walletOf, giveCredit } = setUp();
    giveCredit(70);
    expect(await ask()).toEqual({});
    expect(configurationOf()).toMatchObject({
      status: 'accepted',
      paid_amount: 0,
      wallet_amount: 70,
      paid_at: secondsFromInstant(testNow),
    });
    expect(walletOf()).toBe('0.00');
  });

  test('is refused to everybody but the invited patient', async () => {
    const { ask } = setUp();
    for (const other of ['marco', 'rinaldi', 'serafini'] as const) {
      await expect(ask(other)).rejects.toMatchObject({ refusal: 'EVENT_NOT_FOUND' });
    }
    await expect(ask('giulia', 'event-nobody')).rejects.toMatchObject({ refusal: 'EVENT_NOT_FOUND' });
  });

  test('is refused for what is not pending, and for a first talk', async () => {
    const { ask, change } = setUp();
    await expect(ask('giulia', 'event-giulia-pending')).rejects.toMatchObject({ refusal: 'NOT_ALLOWED' });
    for (const status of ['accepted', 'denied'] as const) {
      change({ status });
      await expect(ask()).rejects.toMatchObject({ refusal: 'NOT_ALLOWED' });
    }
  });

  test.each(['0,00 €', 'da concordare', ''])('finds no amount in the price "%s"', async (price) => {
    const { ask, change } = setUp();
    change({ price });
    await expect(ask()).rejects.toMatchObject({ refusal: 'AMOUNT_NOT_REACHED' });
  });
});

test('paid with credit and cancelled again, every cent is back, whatever price and credit were', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 20_000 }), fc.nat(50_000), async (priceCents, moreCents) => {
      const { ask, change, giveCredit, legacy, walletOf } = setUp();
      const creditCents = priceCents + moreCents;
      change({ price: `${(priceCents / 100).toFixed(2).replace('.', ',')} €` });
      giveCredit((creditCents / 100).toFixed(2));
      await ask();
      expect(walletOf()).toBe((moreCents / 100).toFixed(2));
      const { privateToken: private_token } = personas.rinaldi;
      await legacy.call(updateBooking, { private_token, event: unpaid, status: 'denied' });
      expect(walletOf()).toBe((creditCents / 100).toFixed(2));
    }),
    { numRuns: propertyRuns(25) },
  );
});
