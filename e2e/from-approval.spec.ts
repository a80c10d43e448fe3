import type { Locator, Page } from '@playwright/test';
import { approve } from '#e2e/console';
import { expect, test } from '#e2e/fixtures';
import { openAfresh } from '#e2e/open-afresh';
import { fillLogin } from '#e2e/people';
import { expectRegistered, fillProfessionalWizard, newcomer } from '#e2e/register';
import {
  biography,
  chooseBasic,
  completeProfile,
  giveBillingData,
  setWorkingHours,
  signContract,
} from '#e2e/setup/set-up-professional';
import { agreeOnTalk, openDirectory } from '#e2e/tell-the-story';

test.beforeEach(async ({ chain }) => chain.platform.reset());

/** The directory for who looks for a woman who speaks Russian: few enough for one page. */
async function entryOf(patient: Page, name: string): Promise<Locator> {
  await openAfresh(patient, '/#/dashboard/therapist?language=Russo&gender=donna');
  await expect(patient.getByRole('heading', { name: /^Risultati: / })).toBeVisible();
  return patient.getByRole('link', { name });
}

test('takes a professional from the registration to the first appointment, found once the contract is signed and not before (ONB-01, ONB-02, ONB-03, ONB-10)', async ({
  page,
  chain: { platform },
  signInAs,
}) => {
  test.slow();
  await test.step('the professional registers with documents, and signs in once approved', async () => {
    await fillProfessionalWizard(page);
    await page.getByRole('button', { name: 'registrati' }).click();
    await expectRegistered(page, 'professional');
    await expect(page.getByText('Alcuni file sono ancora da aggiungere')).toBeHidden();
    await page.goto('/#/doctor');
    await fillLogin(page, newcomer.email, newcomer.password);
    await expect(page.getByText('Il tuo account è in attesa di verifica')).toBeVisible();
    await approve(platform, newcomer.email);
    await fillLogin(page, newcomer.email, newcomer.password);
  });
  await test.step('billing data, profile and plan', async () => {
    await giveBillingData(page);
    await completeProfile(page);
    await chooseBasic(page);
  });

  const patient = await signInAs('sara');
  await openDirectory(patient);
  await expect(await entryOf(patient, 'Lucia De Santis')).toHaveCount(0);
  await test.step('the directory lists the professional after the signature', async () => {
    await signContract(page, platform);
    await setWorkingHours(page);
    // The search finds who is listed at the reading after the signature.
    await expect(async () => {
      await expect(await entryOf(patient, 'Lucia De Santis')).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await patient.getByRole('link', { name: 'Lucia De Santis' }).click();
    await expect(patient.getByText(biography)).toBeVisible();
  });
  await test.step('a patient and the professional agree on a first talk', () =>
    agreeOnTalk({ patient, therapist: page }));
});
