import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openConfirmation, unpaidSession, withCredit } from '#web/testing/open-confirmation.tsx';

const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

describe('the credit', () => {
  test('shows the balance and what moved it, newest first', async () => {
    const { user } = await openConfirmation();
    await user.click(await screen.findByRole('button', { name: 'Il tuo credito' }));
    const wallet = within(await dialog('Il tuo credito'));
    expect(await wallet.findByText('12,50 €')).toBeVisible();
    const [latest, before] = wallet.getAllByRole('listitem');
    expect(latest).toHaveTextContent('Credito usato per una seduta');
    expect(latest).toHaveTextContent('Seduta del 09/11/2026 con Andrea Rinaldi');
    expect(latest).toHaveTextContent('−57,50 €');
    expect(before).toHaveTextContent('Seduta annullata dopo il pagamento');
    expect(before).toHaveTextContent('Seduta del 02/11/2026 con Andrea Rinaldi');
    expect(before).toHaveTextContent('+70,00 €');
  });

  test('explains how it arises while there is none', async () => {
    const { user } = await openConfirmation({
      prepare: (platform) => {
        withCredit(platform, '0');
        for (const { public_token: token } of platform.db.events.list()) {
          if (token !== unpaidSession) platform.db.events.remove(token);
        }
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Il tuo credito' }));
    const wallet = within(await dialog('Il tuo credito'));
    expect(await wallet.findByText('Non ci sono ancora movimenti.')).toBeVisible();
    expect(wallet.getByText(/^Il credito nasce quando il terapeuta annulla/)).toBeVisible();
  });

  test('closes alone with Esc, and gives the focus back', async () => {
    const { user } = await openConfirmation();
    await user.click(await screen.findByRole('button', { name: 'Il tuo credito' }));
    await dialog('Il tuo credito');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Il tuo credito' })).not.toBeInTheDocument());
    expect(await dialog('Riepilogo e pagamento')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Il tuo credito' })).toHaveFocus());
  });
});
