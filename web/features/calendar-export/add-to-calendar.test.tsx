import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/render-app.tsx';

const saved: { name: string; file: Blob }[] = [];

beforeEach(() => {
  saved.length = 0;
  let file = new Blob();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob) {
        file = blob;
        return 'blob:saved';
      }
      static override revokeObjectURL() {}
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file });
  });
});
afterEach(() => vi.unstubAllGlobals());

const evening = async () => within(await screen.findByRole('article', { name: 'lun 30 novembre 2026, 18:30-19:30' }));

test.each(['giulia', 'rinaldi'] as const)(
  'saves a confirmed appointment for the calendar of %s: the time, and no name or kind',
  async (who) => {
    const { user } = renderScreen('#/dashboard/calendar?day=2026-11-30', { signedInAs: who });
    const more = (await evening()).queryByRole('button', { name: /^Altro sull’appuntamento/ });
    if (more) await user.click(more);
    const offered = more ? screen : await evening();
    await user.click(await offered.findByRole('button', { name: 'Aggiungi al calendario' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('appuntamento.ics');
    const content = (await saved[0]?.file.text()) ?? '';
    expect(content).toContain('SUMMARY:Appuntamento');
    expect(content).toContain('DTSTART:20261130T173000Z');
    expect(content).not.toMatch(/Rinaldi|Giulia|Seduta/);
  },
);

test('says when the file does not come, and can be pressed again', async () => {
  const { user, platform } = renderScreen('#/dashboard/calendar?day=2026-11-30', { signedInAs: 'giulia' });
  const button = (await evening()).getByRole('button', { name: 'Aggiungi al calendario' });
  platform.faults.set('listEvents', ['status-500']);
  await user.click(button);
  expect(await screen.findByText('Il servizio non risponde in questo momento')).toBeVisible();
  expect(saved).toEqual([]);
  platform.faults.set('listEvents', []);
  await user.click((await evening()).getByRole('button', { name: 'Aggiungi al calendario' }));
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('offers it for no appointment that is over or waits for a yes', async () => {
  renderScreen('#/dashboard/calendar?day=2026-11-16', { signedInAs: 'giulia' });
  await screen.findByRole('button', { name: 'Seduta conclusa' });
  expect(screen.queryByRole('button', { name: 'Aggiungi al calendario' })).not.toBeInTheDocument();
});
