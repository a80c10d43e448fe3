import { expect, test } from 'vitest';
import { instantFromIso } from '#contracts/kernel/instant';
import { suggestedInvitees } from '#web/features/appointments/booking/suggested-invitees';

const invitees = ['Anna', 'Bruno', 'Carla'].map((name) => ({ patient: name, name, hasIntroductoryTalk: true }));
const monday = instantFromIso('2026-11-30T17:30:00Z');
const at = (name: string, startsAt: string, status: 'accepted' | 'denied' = 'accepted') => ({
  own: true,
  status,
  startsAt,
  otherSide: { token: name, name, pictureUrl: null },
});

function namesFor(appointments: Parameters<typeof suggestedInvitees>[1]) {
  return suggestedInvitees(invitees, appointments, monday).map(({ group, invitees: those }) => [
    group,
    ...those.map(({ name }) => name),
  ]);
}

test('who comes at this time every week, or every other, stands first', () => {
  for (const before of ['2026-11-23T17:30:00Z', '2026-11-16T17:30:00Z']) {
    expect(namesFor([at('Carla', before)])).toEqual([
      ['Di solito a quest’ora', 'Carla'],
      ['Gli altri', 'Anna', 'Bruno'],
    ]);
  }
});

test('the time of the week is that of the clock on the wall, also when the clocks have changed between', () => {
  const afterChange = instantFromIso('2027-03-29T16:30:00Z');
  const [first] = suggestedInvitees(invitees, [at('Carla', '2027-03-22T17:30:00Z')], afterChange);
  expect(first?.group).toBe('Di solito a quest’ora');
});

test('who has an appointment in that week already, or cancelled the last one, is not expected', () => {
  const [usual, thisWeek] = [at('Carla', '2026-11-23T17:30:00Z'), at('Carla', '2026-12-02T09:00:00Z')];
  expect(namesFor([usual, thisWeek])[0]).toEqual(['Visti di recente', 'Carla']);
  expect(namesFor([at('Carla', '2026-11-23T17:30:00Z', 'denied')])).toEqual([['Gli altri', 'Anna', 'Bruno', 'Carla']]);
});

test('who was seen last comes before who was seen earlier', () => {
  expect(namesFor([at('Anna', '2026-11-10T09:00:00Z'), at('Bruno', '2026-11-20T09:00:00Z')])).toEqual([
    ['Visti di recente', 'Bruno', 'Anna'],
    ['Gli altri', 'Carla'],
  ]);
});
