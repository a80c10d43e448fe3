import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/render-app.tsx';

const biography = () => screen.getByRole('textbox', { name: 'La tua biografia' });
const question = () => screen.findByRole('dialog', { name: 'Pubblicare questi contatti?' });

async function writeBiography(text: string) {
  const app = renderScreen('#/dashboard/profile', { scenario: 'personas-only', signedInAs: 'rinaldi' });
  await app.user.click(await screen.findByRole('button', { name: 'Biografia' }));
  await app.user.clear(biography());
  await app.user.paste(text);
  const save = async () => {
    const [top] = screen.getAllByRole('button', { name: 'Salva informazioni' });
    await app.user.click(top as HTMLElement);
  };
  return { ...app, save, published: () => app.platform.db.users.get('pt-rinaldi')?.public_configuration.biografia };
}

test('a number in the biography is doubted while it is written, and no longer once it is out (PROF-51, PERM-19)', async () => {
  const { user } = await writeBiography('Chiamami: 347 555 0199');
  expect(biography()).toHaveFocus();
  expect(biography()).toHaveAccessibleDescription(/Sembra esserci un numero di telefono/);
  expect(biography()).toBeValid();
  await user.clear(biography());
  await user.paste('Lavoro da 20 anni, dal 2003.');
  expect(biography()).not.toHaveAccessibleDescription(/Sembra esserci/);
});

test('it is published only after a yes, which is asked once for a text (PROF-51, PERM-19)', async () => {
  const { user, save, published, platform, asked } = await writeBiography('Chiamami: 347 555 0199');
  platform.faults.set('updateUser', ['status-500']);
  await save();
  expect(await question()).toHaveTextContent('347 555 0199');
  expect(asked).not.toContain('profile/save-profile');
  await user.click(screen.getByRole('button', { name: 'Salva così' }));
  expect(await screen.findByText('errore')).toBeVisible();
  platform.faults.set('updateUser', []);
  await save();
  expect(await screen.findByText('Informazioni salvate con successo')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(published()).toBe('Chiamami: 347 555 0199');
});

test('a no leads back to the text, and nothing is saved (PROF-51, PERM-19)', async () => {
  const { user, save, asked } = await writeBiography('Scrivimi: anna@example.it');
  await save();
  await question();
  await user.click(screen.getByRole('button', { name: 'Correggi il testo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(biography()).toHaveFocus());
  expect(biography()).toHaveValue('Scrivimi: anna@example.it');
  expect(asked).not.toContain('profile/save-profile');
});
