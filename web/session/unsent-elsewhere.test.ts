import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { storeDraft } from '#web/forms/draft-store';
import { keepDraft } from '#web/forms/tab-drafts';
import { hearOtherTabs, sessionChannel } from '#web/session/other-tabs';
import { answerOtherTabs, unsentElsewhere } from '#web/session/unsent-elsewhere';
import { closeAfterTest } from '#web/testing/open-apps';

beforeEach(() => closeAfterTest(hearOtherTabs(() => undefined)));

function openOtherTab(): BroadcastChannel {
  const tab = new BroadcastChannel(sessionChannel);
  closeAfterTest(() => tab.close());
  return tab;
}

test('answers only for the user with unsent text, and sends the kinds without the text', async () => {
  for (const user of ['pt-giulia', 'pt-marco', 'pt-rinaldi']) closeAfterTest(answerOtherTabs(user));
  keepDraft('pt-giulia', 'chat:1', 'Buongiorno');
  storeDraft({ name: 'note:pt-giulia:new', version: 1, schema: z.string() }, 'pt-rinaldi', 'Dorme poco', true);
  keepDraft('pt-rinaldi', 'outbox', JSON.stringify([{ text: 'A domani' }]));
  const otherTab = openOtherTab();
  const firstAnswer = new Promise((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data);
  });
  for (const user of ['pt-marco', 'pt-rinaldi']) otherTab.postMessage({ kind: 'ask-unsent', user });
  expect(await firstAnswer).toEqual({ kind: 'unsent', user: 'pt-rinaldi', unsent: ['messages', 'draft'] });
});

test('collects the kinds of unsent text of all other tabs', async () => {
  for (const kind of ['messages', 'draft']) {
    const tab = openOtherTab();
    tab.onmessage = ({ data }) => {
      if (data.kind === 'ask-unsent') tab.postMessage({ kind: 'unsent', user: data.user, unsent: [kind] });
    };
  }
  expect(await unsentElsewhere('pt-giulia')).toEqual(new Set(['messages', 'draft']));
});

test('waits at most 300 ms when no tab answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const asked = unsentElsewhere('pt-giulia');
  vi.advanceTimersByTime(300);
  expect(await asked).toEqual(new Set());
});
