import type { Locator, Page } from '@playwright/test';
import { approve } from '#e2e/console';
import { expect, test } from '#e2e/fixtures';
import { openAfresh } from '#e2e/open-afresh';
import { fillLogin } from '#e2e/people';
import { expectRegistered, fillProfessionalWizard, newcomer } from '#e2e/register';
import {
  biography,
  chooseBasic,
  choosePremium,
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

for (const { plan, choose } of [
  { plan: 'Basic', choose: chooseBasic },
  { plan: 'Premium', choose: choosePremium },
]) {
  test(`with ${plan}, from the approval to the first appointment: found once the contract is signed, and not before (ONB-01, ONB-02, ONB-03, ONB-10)`, async ({
    page,
    chain: { platform },
    signInAs,
  }) => {
    test.slow();
    await fillProfessionalWizard(page);
    await page.getByRole('button', { name: 'registrati' }).click();
    await expectRegistered(page, 'professional');
    await approve(platform, newcomer.email);
    await page.goto('/#/doctor');
    await fillLogin(page, newcomer.email, newcomer.password);
    await giveBillingData(page);
    await completeProfile(page);
    await choose(page);

    const patient = await signInAs('sara');
    await openDirectory(patient);
    await expect(await entryOf(patient, 'Lucia De Santis')).toHaveCount(0);
    await signContract(page, platform);
    await setWorkingHours(page);
    // The search finds who is listed at the reading after the signature.
    await expect(async () => {
      await expect(await entryOf(patient, 'Lucia De Santis')).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await patient.getByRole('link', { name: 'Lucia De Santis' }).click();
    await expect(patient.getByText(biography)).toBeVisible();
    await agreeOnTalk({ patient, therapist: page });
  });
}
