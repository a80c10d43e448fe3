import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { instantFromIso } from '#contracts/kernel/instant';
import { hearSaving } from '#web/testing/hear-saving';
import { renderScreen } from '#web/testing/render-app.tsx';

afterEach(() => vi.restoreAllMocks());

const link = () => screen.findByRole('link', { name: 'Scarica il documento (.docx)' });

test('the document is saved whole under its own name (REG-17)', async () => {
  const saved = hearSaving();
  const { user } = renderScreen('#/termini?per=professionista');
  await user.click(await link());
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Professional_Termini_e_Condizioni.docx']));
  const beginning = new Uint8Array((await saved[0]?.file.arrayBuffer()) ?? []).slice(0, 4);
  expect([...beginning]).toEqual([0x50, 0x4b, 0x03, 0x04]);
});

test('nothing is saved of a failure, which is told instead', async () => {
  const saved = hearSaving();
  // At a time of its own: for a minute the window keeps what another test of this worker has loaded.
  const { user, platform } = renderScreen('#/privacy', { now: instantFromIso('2027-01-12T09:00:00Z') });
  const place = await link();
  platform.faults.set('termsDocument', ['status-500']);
  await user.click(place);
  expect(await screen.findByText('Il servizio non risponde in questo momento')).toBeVisible();
  platform.faults.set('termsDocument', []);
  await user.click(place);
  await waitFor(() => expect(saved).toHaveLength(1));
});
