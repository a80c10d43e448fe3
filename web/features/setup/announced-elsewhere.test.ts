import { afterEach, expect, test, vi } from 'vitest';
import { type AnnouncedElsewhere, hearAnnouncedElsewhere } from '#web/features/setup/announced-elsewhere';

const open: AnnouncedElsewhere[] = [];

afterEach(() => {
  for (const tab of open.splice(0)) tab.close();
});

function tabOf(owner: string): AnnouncedElsewhere {
  const tab = hearAnnouncedElsewhere(owner);
  open.push(tab);
  return tab;
}

test('what one tab has announced the other tabs of the same user know, and nobody else’s (LIVE-08)', async () => {
  const [one, other, somebodyElse] = [tabOf('pt-conti'), tabOf('pt-conti'), tabOf('pt-bassani')];
  one.announce('contract 1');
  await vi.waitFor(() => expect(other.isAnnounced('contract 1')).toBe(true));
  expect(other.isAnnounced('contract 2')).toBe(false);
  expect(somebodyElse.isAnnounced('contract 1')).toBe(false);
  expect(one.isAnnounced('contract 1')).toBe(false);
});
