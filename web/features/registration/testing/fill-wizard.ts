import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { enterText } from '#web/testing/enter-text';

/** A person without an account, as she types her own data. */
export const lucia = {
  email: 'Lucia.DeSantis@example.it',
  password: 'Lucia-2026-qui',
  lastName: 'de santis',
  firstName: 'LUCIA',
};

/** Fills in what the first step of both wizards shares, and ticks the four mandatory boxes. */
export async function fillAccount(user: UserEvent, changes: Partial<typeof lucia> = {}): Promise<void> {
  const { email, password } = { ...lucia, ...changes };
  await enterText(user, await screen.findByLabelText('Email'), email);
  await fillPassword(user, password);
  for (const box of mandatoryBoxes()) await user.click(box);
}

/** Types the password twice. */
export async function fillPassword(user: UserEvent, password: string = lucia.password): Promise<void> {
  await enterText(user, screen.getByLabelText('Password'), password);
  await enterText(user, screen.getByLabelText('Conferma la password'), password);
}

/** The boxes of the four mandatory consents, in order. */
export function mandatoryBoxes(): readonly HTMLElement[] {
  return screen.getAllByRole('checkbox').slice(0, 4);
}

/** Fills in a patient's second step. */
export async function fillPatientDetails(user: UserEvent): Promise<void> {
  await enterText(user, await screen.findByLabelText('Cognome'), lucia.lastName);
  await enterText(user, screen.getByLabelText('Nome'), lucia.firstName);
  await enterText(user, screen.getByLabelText('Telefono'), '347 555 0199');
  await user.click(screen.getByRole('button', { name: 'donna' }));
  await enterText(user, screen.getByLabelText('Data di nascita'), '12/04/1990');
  await chooseAddress(user, 'Indirizzo');
}

/** Types a street into an address field and takes the first suggestion. */
export async function chooseAddress(user: UserEvent, label: string): Promise<void> {
  await enterText(user, screen.getByLabelText(label), 'garibaldi 8');
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
}

/** Adds a file to a documents field, as a user does with its button and the device's file dialog. */
export async function addFile(user: UserEvent, label: string, name: string): Promise<void> {
  const group = screen.getByRole('group', { name: label });
  const asked = new Promise<HTMLInputElement>((resolve) => {
    group.addEventListener('click', ({ target }) => target instanceof HTMLInputElement && resolve(target));
  });
  await user.click(within(group).getByRole('button', { name: /^Scegli file/ }));
  await user.upload(await asked, new File([`%PDF-1.7\n${name}\n%%EOF\n`], name, { type: 'application/pdf' }));
  await within(group).findByText(name);
}
