import { expect, type Locator, type Page } from '@playwright/test';
import {
  bookAppointment,
  cancelAppointment,
  confirmAppointment,
  moveAppointment,
} from '#contracts/appointments/appointments.api';
import { slotsBetween } from '#contracts/appointments/half-hour-slots';
import { giveInformedConsent } from '#contracts/informed-consent/informed-consent.api';
import { minuteMs, shiftInstant } from '#contracts/kernel/instant';
import type { Operation } from '#contracts/kernel/operation';
import { requestPayment, saveTaxCode } from '#contracts/payments/payments.api';
import { leaveReview } from '#contracts/reviews/reviews.api';
import type { Demonstration } from '#e2e/fixtures';
import { openAfresh } from '#e2e/open-afresh';
import type { PersonName } from '#e2e/people';
import { accountOf, eventsOf } from '#e2e/platform-state';
import { ahead, hourFrom, type SessionHour } from '#e2e/session-hour';
import { fillBooking, fillConsent, fillMove, goToPayment, openEntry, pressBehindMore } from '#e2e/sessions';

/** A step in the course of a session that a user takes, in the scenario of the first payment. */
export interface SessionAct {
  readonly person: PersonName;
  /** The command that the last press sends. */
  readonly command: Operation;
  /** Every call that the step writes with, in their order. */
  readonly writes: readonly string[];
  /** Leads the page up to the last press and returns its button. */
  readonly prepare: (page: Page, platform: Demonstration) => Promise<Locator>;
  /** The element that says that the step is done. */
  readonly done: (page: Page) => Locator;
  /** What the screen says when the platform cannot be reached. */
  readonly failed: string;
  /** What the platform has of it. */
  readonly outcome: (platform: Demonstration) => Promise<unknown>;
  readonly before: unknown;
  readonly after: unknown;
  /** The call that is made once more by itself when it fails: the same attempt is finished, not started again. */
  readonly finishesItself?: string;
  /** Whether the call only asks, and so may be repeated when its answer was lost. */
  readonly isAskedAgain?: boolean;
  readonly ids: string;
}

const later = ahead(45, '10:00');
const elsewhere = ahead(46, '11:30');
const [paid, unpaid, talk, held] = [
  'event-giulia-accepted',
  'event-giulia-unpaid',
  'event-giulia-pending',
  'event-giulia-done-8',
] as const;

export const sessionActs = {
  'writing a session': {
    person: 'rinaldi',
    command: bookAppointment,
    writes: ['addEvent'],
    prepare: async (page) =>
      (await fillBooking(page, 'chat-giulia-rinaldi', later)).getByRole('button', { name: 'Salva appuntamento' }),
    done: (page) => page.getByText(`Appuntamento creato: ${later.text}`),
    failed: 'errore_generico',
    outcome: async (platform) =>
      (await eventsOf(platform, 'giulia')).filter(({ start_timestamp }) => start_timestamp === later.start).length,
    before: 0,
    after: 1,
    ids: 'APPT-37',
  },
  'moving a session': {
    person: 'rinaldi',
    command: moveAppointment,
    writes: ['addEvent', 'deleteEvent'],
    prepare: async (page, platform) => {
      const dialog = await fillMove(page, await hourOf(platform, paid), elsewhere);
      return dialog.getByRole('button', { name: /^(Sposta appuntamento|Completa lo spostamento)$/ });
    },
    done: (page) => page.getByText(`Appuntamento spostato: ${elsewhere.text}`),
    failed: 'Il servizio non risponde in questo momento',
    outcome: placesOfPaid,
    before: ['old place'],
    after: ['new place, accepted'],
    finishesItself: 'deleteEvent',
    ids: 'APPT-44, APPT-49',
  },
  'cancelling a session': {
    person: 'rinaldi',
    command: cancelAppointment,
    writes: ['updateBooking'],
    prepare: async (page, platform) => {
      const entry = await openEntry(page, await hourOf(platform, paid));
      await pressBehindMore(entry, 'Annulla');
      return page.getByRole('button', { name: 'Sì, annulla appuntamento' });
    },
    done: (page) => page.getByText('Appuntamento eliminato con successo'),
    failed: 'errore generico',
    outcome: (platform) => statusOf(platform, paid),
    before: 'accepted',
    after: 'denied',
    ids: 'APPT-57, APPT-67',
  },
  'confirming an introductory talk': {
    person: 'giulia',
    command: confirmAppointment,
    writes: ['updateBooking'],
    prepare: async (page, platform) =>
      (await openEntry(page, await hourOf(platform, talk))).getByRole('button', { name: 'conferma appuntamento' }),
    done: (page) => page.getByRole('dialog', { name: 'Appuntamento confermato con successo' }),
    failed: 'Il servizio non risponde in questo momento',
    outcome: (platform) => statusOf(platform, talk),
    before: 'pending',
    after: 'accepted',
    ids: 'APPT-66',
  },
  'signing the informed consent': {
    person: 'marco',
    command: giveInformedConsent,
    writes: ['updateUser', 'informedConsent'],
    prepare: async (page) => {
      await openAfresh(page, '/#/dashboard');
      await page.getByRole('button', { name: 'conferma appuntamento' }).first().click();
      await fillConsent(page);
      await page.getByRole('checkbox', { name: /^Ho letto il consenso informato/ }).check();
      return page.getByRole('button', { name: 'Firma il consenso' });
    },
    done: (page) => page.getByRole('dialog', { name: 'Riepilogo e pagamento' }),
    failed: 'error',
    outcome: async (platform) =>
      (await accountOf(platform, 'marco')).public_configuration.consenso_informato.map(({ user_pt }) => user_pt),
    before: [],
    after: ['pt-rinaldi'],
    ids: 'APPT-95',
  },
  'keeping the tax code': {
    person: 'giulia',
    command: saveTaxCode,
    writes: ['updateUser'],
    prepare: async (page, platform) => {
      await openSummary(page, platform);
      await page.getByRole('textbox', { name: 'Codice fiscale' }).fill('MRTGLI93C54F205X');
      return page.getByRole('button', { name: 'Vai al pagamento' });
    },
    done: (page) => page.getByRole('radio', { name: 'PayPal' }),
    failed: 'Il servizio non risponde in questo momento',
    outcome: async (platform) =>
      (await accountOf(platform, 'giulia')).public_configuration.billing_info?.codice_fiscale,
    before: 'MRTGLI93C54F205D',
    after: 'MRTGLI93C54F205X',
    ids: 'PAY-20',
  },
  'asking for the payment page': {
    person: 'giulia',
    command: requestPayment,
    writes: ['acceptAppointment'],
    prepare: async (page, platform) => {
      await openSummary(page, platform);
      await goToPayment(page);
      return page.getByRole('button', { name: 'Paga 57,50 €' });
    },
    done: (page) => page.getByRole('dialog', { name: 'In attesa del pagamento' }),
    failed: 'richiesta inviata non riuscita',
    outcome: (platform) => statusOf(platform, unpaid),
    before: 'pending',
    after: 'pending',
    isAskedAgain: true,
    ids: 'PAY-15',
  },
  'leaving a review': {
    person: 'giulia',
    command: leaveReview,
    writes: ['rate'],
    prepare: async (page, platform) => {
      const entry = await openEntry(page, await hourOf(platform, held));
      await entry.getByRole('button', { name: 'Seduta conclusa' }).click();
      await page.getByRole('radio', { name: /^5 stelle/ }).check();
      return page.getByRole('button', { name: 'Pubblica la recensione' });
    },
    done: (page) => page.getByText('Recensione rilasciata con successo'),
    failed: 'Il servizio non risponde in questo momento',
    outcome: async (platform) =>
      (await accountOf(platform, 'rinaldi')).public_configuration.rating.filter(({ owner }) => owner === 'pt-giulia')
        .length,
    before: 0,
    after: 1,
    ids: 'RATE-11',
  },
} as const satisfies Readonly<Record<string, SessionAct>>;

/** Fills in a move by half an hour, so that the old time overlaps the new one. */
export async function fillMoveOver(page: Page, platform: Demonstration): Promise<Locator> {
  const from = await hourOf(platform, paid);
  return fillMove(page, from, hourFrom(shiftInstant(from.start, 30 * minuteMs)));
}

/** Giulia's paid session at its old and new time, with the status of the new one. */
export async function placesOfPaid(platform: Demonstration): Promise<readonly string[]> {
  const events = await eventsOf(platform, 'giulia');
  return events.flatMap(({ public_token, configuration: { moved_from, status } }) => {
    if (public_token === paid) return ['old place'];
    return moved_from?.includes(paid) ? [`new place, ${status}`] : [];
  });
}

/** Clears the tab's storage as in a new tab, because a tab that remembers a payment under way would go on with it. */
async function openSummary(page: Page, platform: Demonstration): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  const entry = await openEntry(page, await hourOf(platform, unpaid));
  await entry.getByRole('button', { name: 'conferma appuntamento' }).click();
  await expect(page.getByRole('dialog', { name: 'Riepilogo e pagamento' })).toBeVisible();
}

async function hourOf(platform: Demonstration, token: string): Promise<SessionHour> {
  const event = (await eventsOf(platform, 'giulia')).find(({ public_token }) => public_token === token);
  if (!event) throw new Error(`${token} is not there.`);
  return hourFrom(event.start_timestamp, slotsBetween(event.start_timestamp, event.end_timestamp));
}

async function statusOf(platform: Demonstration, token: string): Promise<string | undefined> {
  const event = (await eventsOf(platform, 'giulia')).find(({ public_token }) => public_token === token);
  return event?.configuration.status;
}
