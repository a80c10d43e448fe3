import { screen, waitFor, within } from '@testing-library/react';
import { enterText } from '#web/testing/enter-text';
import { type RenderedApp, renderScreen } from '#web/testing/render-app.tsx';

export const cardOf = (patient: string, tab?: string) =>
  `#/dashboard/patient-card?user_pt=${patient}${tab === undefined ? '' : `&tab=${tab}`}`;
export const saved = 'Informazioni salvate con successo';

export async function openCard(patient: string, tab?: string, options: Parameters<typeof renderScreen>[1] = {}) {
  const app = renderScreen(cardOf(patient, tab), { signedInAs: 'rinaldi', ...options });
  await screen.findByRole('tab', { name: tab ?? 'anamnesi', selected: true });
  return app;
}

interface StoredRecord {
  readonly user_pt: string;
  readonly anamnesi: string;
  readonly notes: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

const recordsOf = ({ platform }: RenderedApp) =>
  (platform.db.users.get('pt-rinaldi')?.public_configuration['patients'] ?? []) as readonly StoredRecord[];
export const recordOf = (app: RenderedApp, patient: string) =>
  recordsOf(app).find(({ user_pt }) => user_pt === patient);

/** Changes a record as another window of the therapist does. */
export function changeElsewhere(app: RenderedApp, patient: string, part: Partial<StoredRecord>): void {
  const patients = recordsOf(app).map((row) => (row.user_pt === patient ? { ...row, ...part } : row));
  const row = app.platform.db.users.get('pt-rinaldi');
  const public_configuration = { ...row?.public_configuration, patients };
  app.platform.db.users.change('pt-rinaldi', { public_configuration } as never);
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name: string) => screen.getByRole('textbox', { name });
export const inDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** Resolves once no dialog is open. */
export const untilClosed = () =>
  waitFor(() => {
    if (screen.queryByRole('dialog')) throw new Error('A dialog is open.');
  });

export async function write({ user }: RenderedApp, name: string, text: string): Promise<void> {
  await user.clear(field(name));
  await enterText(user, field(name), text);
}
