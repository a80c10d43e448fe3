import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/fixtures';
import { openAfresh } from '#e2e/open-afresh';
import { openChat } from '#e2e/sessions';

/** A sheet of A4 between its margins. */
const sheet = { width: 720, height: 1000 };

test('prints each heading of a table above its column, and a conversation from its first message to its last', async ({
  page,
  chain,
}) => {
  await chain.platform.reset();
  await chain.signIns.giveTo(page.context(), 'rinaldi');
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAfresh(page, '/#/dashboard/patients');
  await test.step('the patients', () => hasHeadingsAboveColumns(page, 'Paziente'));
  const log = await openChat(page, 'chat-giulia-rinaldi');
  await test.step('a conversation', () => printsConversation(page, log));
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 375, height: 780 });
  await openChat(page, 'chat-giulia-rinaldi');
  await test.step('a conversation on a phone', () => printsConversation(page, log));
});

/** Compares the left edge of each printed heading with the edges of its cells. */
async function hasHeadingsAboveColumns(page: Page, first: string): Promise<void> {
  await expect(page.getByRole('columnheader', { name: first })).toBeVisible();
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  const edges = await page.getByRole('table').evaluate((table) =>
    [...table.querySelectorAll('tr')].map((row) =>
      [...row.children]
        .map((cell) => cell.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ left }) => Math.round(left)),
    ),
  );
  expect(edges.length).toBeGreaterThan(2);
  for (const row of edges) expect(row).toEqual(edges[0]);
  await page.emulateMedia({ media: null });
}

async function printsConversation(page: Page, log: Locator): Promise<void> {
  const messages = log.getByRole('listitem');
  await expect(messages.last()).toBeVisible();
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2, name: /^Giulia Moretti/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Il tuo messaggio' })).toBeHidden();
  const heights = await log.evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
  expect(heights.clientHeight).toBe(heights.scrollHeight);
  expect(heights.clientHeight).toBeGreaterThan(sheet.height);
  expect(await messages.evaluateAll(countClipped)).toBe(0);
}

/** How many of the elements are cut off by a box around them. */
function countClipped(elements: readonly Element[]): number {
  return elements.filter((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    for (let box = element.parentElement; box && box !== document.documentElement; box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      const isCutting = getComputedStyle(box).overflowY !== 'visible';
      if (isCutting && (top < edge.top - 1 || bottom > edge.bottom + 1)) return true;
    }
    return false;
  }).length;
}
