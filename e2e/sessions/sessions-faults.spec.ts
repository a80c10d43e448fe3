import type { Locator, Page } from '@playwright/test';
import { followCalls, setFault } from '#e2e/console';
import { expect, test } from '#e2e/fixtures';
import { press } from '#e2e/keyboard';
import type { PersonName } from '#e2e/people';
import { fillMoveOver, placesOfPaid, type SessionAct, sessionActs } from '#e2e/sessions/session-scenes';

test.beforeEach(async ({ chain }) => chain.platform.reset('first-payment'));

const lost = 'connessione caduta';
const problem = (page: Page) => page.getByRole('alert').first();

/** Longer than the back end takes for any answer, in milliseconds. */
const answerMs = 25_000;

/**
 * Presses until the screen says that the step is done, from the beginning where a failure has closed the dialog. Every
 * press is awaited, and given up no sooner than its answer: a second one meanwhile would do it twice.
 */
async function finish(
  page: Page,
  button: Locator,
  { command, done }: SessionAct,
  prepareAgain: () => Promise<unknown>,
): Promise<void> {
  await expect(async () => {
    if (await done(page).isVisible()) return;
    if (!(await button.isVisible())) await prepareAgain();
    const [answer] = await Promise.all([
      page.waitForResponse(`**/api/${command.name}`, { timeout: answerMs }),
      button.click({ timeout: answerMs }),
    ]);
    expect(answer.ok()).toBe(true);
    await expect(done(page)).toBeVisible();
  }).toPass({ timeout: 100_000 });
}

for (const [name, act] of Object.entries<SessionAct>(sessionActs)) {
  for (const write of act.writes) {
    test(`${name} with ${write} failing or its answer lost: nothing is repeated by itself, and it is done once (${act.ids})`, async ({
      chain: { platform },
      signInAs,
    }) => {
      const page = await signInAs(act.person);
      for (const [fault, outcome] of [
        ['status-500', '500'],
        ['connection-lost-after', lost],
      ] as const) {
        await test.step(fault, async () => {
          await platform.reset('first-payment');
          const prepare = () => act.prepare(page, platform);
          const button = await prepare();
          expect(await act.outcome(platform)).toEqual(act.before);
          await setFault(platform, write, fault);
          const calls = await followCalls(platform);
          await button.click();
          await expect(problem(page).or(act.done(page)).first()).toBeVisible();
          // What says so may be gone a moment later.
          const isDone = await act.done(page).isVisible();
          const isFinished = outcome === '500' && write === act.finishesItself;
          expect(await calls(write)).toEqual(isFinished ? [outcome, outcome] : [outcome]);
          await setFault(platform, write);
          if (!isDone) await finish(page, button, act, prepare);
          expect(await act.outcome(platform)).toEqual(act.after);
          const times = act.isAskedAgain && outcome === lost ? 2 : 1;
          for (const each of act.writes) {
            expect((await calls(each)).filter((one) => one !== '500')).toHaveLength(times);
          }
        });
      }
    });
  }
}

test('a move that cannot be finished nor taken back says that the session may be gone, after three tries to put it back (APPT-50)', async ({
  chain: { platform },
  signInAs,
}) => {
  const page = await signInAs('rinaldi');
  const dialog = await fillMoveOver(page, platform);
  await setFault(platform, 'addEvent', 'status-500');
  const calls = await followCalls(platform);
  await dialog.getByRole('button', { name: 'Sposta appuntamento' }).click();
  await expect(dialog.getByRole('alert')).toContainText('L’appuntamento potrebbe non esserci più');
  await expect(dialog.getByRole('link', { name: 'Scrivi al paziente' })).toBeVisible();
  expect(await placesOfPaid(platform)).toEqual([]);
  expect([await calls('deleteEvent'), await calls('addEvent')]).toEqual([['200'], ['500', '500', '500', '500']]);
});

test('a cancelling that fails leaves the focus on its button, and Tab does not leave the dialog', async ({
  chain: { platform, backEnd },
  signInAs,
}) => {
  const page = await signInAs('rinaldi');
  const button = await sessionActs['cancelling a session'].prepare(page, platform);
  await platform.goDown();
  await press(page, button);
  await expect(problem(page)).toContainText(sessionActs['cancelling a session'].failed);
  await expect(button).toBeFocused();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('[role=dialog] :focus, [role=dialog]:focus')).toHaveCount(1);
  }
  await platform.comeBack();
  await backEnd.restart();
});

test('with the platform gone every last press says so, and once it is back each is done, once (APPT-39, APPT-92, CONSENT-18, PAY-17)', async ({
  chain: { platform, backEnd },
  signInAs,
}) => {
  test.setTimeout(240_000);
  const { 'cancelling a session': _, 'keeping the tax code': __, ...acts } = sessionActs;
  const pages = new Map<PersonName, Page>();
  const ready: { act: SessionAct; page: Page; button: Locator }[] = [];
  for (const act of Object.values<SessionAct>(acts)) {
    const first = pages.get(act.person);
    const page = first ? await first.context().newPage() : await signInAs(act.person);
    if (first) await page.goto('/');
    pages.set(act.person, page);
    ready.push({ act, page, button: await act.prepare(page, platform) });
  }
  await platform.goDown();
  for (const { act, page, button } of ready) {
    await page.bringToFront();
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: act.failed }).first()).toBeVisible();
    await expect(act.done(page)).toBeHidden();
  }
  await platform.comeBack();
  // After a long outage the back end pauses its calls for up to minutes; a restart ends the pause.
  await backEnd.restart();
  const calls = await followCalls(platform);
  for (const { act, page, button } of ready) {
    await page.bringToFront();
    await finish(page, button, act, () => act.prepare(page, platform));
    expect(await act.outcome(platform)).toEqual(act.after);
  }
  for (const write of new Set(ready.flatMap(({ act }) => act.writes))) {
    const times = ready.filter(({ act }) => act.writes.includes(write)).length;
    expect(await calls(write), write).toEqual(Array(times).fill('200'));
  }
});
