import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { serveInVitest } from '#mocks/mounts/serve-in-vitest';
import { dueOf, settle } from '#mocks/payments/settle';
import { keepPaymentRecord } from '#web/features/payments/payment/payment-record';
import { keepPaymentUnderWay } from '#web/features/payments/payment/payment-under-way';
import { closeAfterTest } from '#web/testing/open-apps';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

/** Giulia's session with Andrea Rinaldi that waits for her payment: 70,00 €, of which 12,50 € are credit. */
export const unpaidSession = 'event-giulia-unpaid';

type Platform = RenderedApp['platform'];

interface ConfirmationOptions extends NonNullable<Parameters<typeof renderScreen>[1]> {
  /** Changes the platform's data before anything is read. */
  readonly prepare?: (platform: Platform) => void;
  /** `renderApp` for a test of what the shell does about a payment. */
  readonly render?: typeof renderScreen;
}

/** Opens the dashboard as Giulia and presses the confirmation of her unpaid session. */
export async function openConfirmation({
  prepare,
  render = renderScreen,
  ...options
}: ConfirmationOptions = {}): Promise<RenderedApp> {
  const app = render('#/dashboard', { signedInAs: 'giulia', scenario: 'personas-only', ...options });
  prepare?.(app.platform);
  await pressConfirm(app);
  return app;
}

/** Presses the confirmation, for the first time or again. */
export async function pressConfirm({ user }: Pick<RenderedApp, 'user'>): Promise<void> {
  const entry = await screen.findByRole('article', { name: /^lun 7 dicembre/ });
  await user.click(within(entry).getByRole('button', { name: 'conferma appuntamento' }));
}

/** Removes the consents and sets the profile's places: known, as just registered or none. */
export function withoutConsent({ db }: Platform, places: 'known' | 'registered' | 'unknown' = 'known'): void {
  const giulia = db.users.get('pt-giulia');
  if (!giulia) throw new Error('Giulia is not there.');
  const place = (id: string, formatted_address: string) => ({
    id,
    formatted_address,
    coordinates: [45.4, 9.1],
    type: 'Point' as const,
  });
  const known = {
    birth_address: place('nascita', 'Bologna BO, Italia'),
    current_address: place('casa', 'Via Carlo Farini 41, 20159 Milano MI, Italia'),
    cap: '20159',
  };
  const unknown = { birth_address: undefined, current_address: undefined, indirizzo: undefined, cap: '' };
  const registered = { ...unknown, indirizzo: known.current_address };
  const changes = { consenso_informato: [], ...{ known, registered, unknown }[places] };
  db.users.change('pt-giulia', { public_configuration: { ...giulia.public_configuration, ...changes } });
}

/** Sets the patient's credit, in the platform's euro text. */
export function withCredit({ db }: Platform, wallet: string): void {
  const giulia = db.users.get('pt-giulia');
  db.users.change('pt-giulia', { manager_configuration: { ...giulia?.manager_configuration, wallet } });
}

/** Moves the session to Thursday 10 December at 10 as Andrea Rinaldi, by the operation his screen calls. */
export async function moveUnpaid({ doAs }: Platform): Promise<void> {
  await doAs('rinaldi', 'moveAppointment', {
    appointment: unpaidSession,
    startsAt: '2026-12-07T17:30:00.000Z',
    ...{ title: 'Seduta individuale', date: '2026-12-10', time: '10:00', slots: 2 },
    idempotencyKey: 'key-move-unpaid',
  });
}

/** The token of the session after it was moved. */
export function movedToken({ db }: Platform): string {
  const [moved] = db.events.list(({ configuration }) =>
    JSON.stringify(configuration.moved_from ?? []).includes(unpaidSession),
  );
  if (!moved) throw new Error('The session was not moved.');
  return moved.public_token;
}

/** Opens the dashboard after a reload that cut off the payment; `meanwhile` happened at the platform before it. */
export async function reopenPayment(
  meanwhile: (platform: Platform) => unknown,
  render = renderScreen,
): Promise<RenderedApp> {
  const before = serveInVitest({ scenario: 'personas-only' });
  await meanwhile(before);
  before.close();
  keepPaymentRecord('pt-giulia', { token: unpaidSession, movedFrom: [] }, waitingRecord);
  keepPaymentUnderWay('pt-giulia', unpaidSession);
  const app = render('#/dashboard', { signedInAs: 'giulia', scenario: 'personas-only', clock: 'by-hand' });
  app.platform.db.load(before.db.snapshot());
  return app;
}

const waitingRecord = { tab: 'pay', taxCode: null, method: 'paypal', waitsFor: unpaidSession } as const;

/** Pays on the provider's page. */
export function pay(platform: Platform, token = unpaidSession): void {
  const event = platform.db.events.get(token);
  const due = event && dueOf(platform, event);
  if (!event || !due) throw new Error('There is nothing to pay.');
  settle(platform, event, due);
}

export interface OpenedTab {
  readonly shown: readonly string[];
  readonly isClosed: () => boolean;
  readonly opener: () => unknown;
}

/** A browser that opens tabs, or with `isBlocking` refuses to; the list holds those opened. */
export function serveTabs({ isBlocking = false } = {}): readonly OpenedTab[] {
  const tabs: OpenedTab[] = [];
  const open = vi.spyOn(window, 'open').mockImplementation(() => {
    if (isBlocking) return null;
    const shown: string[] = [];
    const tab = {
      closed: false,
      opener: window as unknown,
      document: document.implementation.createHTMLDocument(),
      location: { replace: (page: string) => shown.push(page) },
      close: () => {
        tab.closed = true;
      },
    };
    tabs.push({ shown, isClosed: () => tab.closed, opener: () => tab.opener });
    return tab as unknown as Window;
  });
  closeAfterTest(() => open.mockRestore());
  return tabs;
}
