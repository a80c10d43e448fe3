import { expect, type Page } from '@playwright/test';

/** The people of the demonstration that the tests use, each with the address of their login. */
const people = {
  giulia: { email: 'giulia.moretti@example.it', door: '/#/patient' },
  marco: { email: 'marco.ferri@example.it', door: '/#/patient' },
  sara: { email: 'sara.lombardi@example.it', door: '/#/patient' },
  rinaldi: { email: 'andrea.rinaldi@example.it', door: '/#/doctor' },
  bassani: { email: 'lidia.bassani@example.it', door: '/#/doctor' },
  conti: { email: 'marta.conti@example.it', door: '/#/doctor' },
  serafini: { email: 'chiara.serafini@example.it', door: '/#/doctor' },
} as const;

export type PersonName = keyof typeof people;
const demoPassword = 'Ascolto2026!';

/** Returns the e-mail address and the password of a person. */
export function credentialsOf(person: PersonName): { readonly email: string; readonly password: string } {
  return { email: people[person].email, password: demoPassword };
}

/** Signs in at the person's login, and waits until the login has led on and is out of sight. */
export async function signIn(page: Page, person: PersonName): Promise<void> {
  await page.goto(people[person].door);
  await fillLogin(page, people[person].email, demoPassword);
  await isLedOn(page);
}

/** Signs out by the header's menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account di/ }).click();
  await page.getByRole('button', { name: 'Esci', exact: true }).click();
}

/** Opens the person's login with an existing session: it asks for nothing and leads to the same place. */
export async function openDoor(page: Page, person: PersonName): Promise<void> {
  await page.goto(people[person].door);
  await isLedOn(page);
}

async function isLedOn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#\/(?:dashboard|info\/almost-there)/);
  await expect(page.getByRole('button', { name: 'ACCEDI ALLA PIATTAFORMA' })).toBeHidden();
}

/** Types e-mail address and password and presses the button. */
export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'ACCEDI ALLA PIATTAFORMA' }).click();
}
