import { describe, expect, test } from 'vitest';
import { handleOwnNewRequests } from '#bff/new-requests/own-new-requests';
import { handlePauseNewRequests } from '#bff/new-requests/pause-new-requests';
import { handleTherapistDetail } from '#bff/therapists/therapist-detail';
import { ownNewRequests, pauseNewRequests } from '#contracts/new-requests/new-requests.api';
import { therapistDetail } from '#contracts/therapists/therapists.api';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform, testNow } from '#mocks/start-in-vitest';

const pausedAt = '2026-10-23T08:00:00.000Z';
const pausedSeconds = Date.parse(pausedAt) / 1000;

const read = (platform: TestPlatform, as: PersonaName | null = 'serafini') =>
  platform.runAs(as, ownNewRequests, handleOwnNewRequests, {});
const pause = (platform: TestPlatform, isPaused: unknown = true, as: PersonaName | null = 'serafini') =>
  platform.runAs(as, pauseNewRequests, handlePauseNewRequests, { isPaused });
const detail = async (platform: TestPlatform, as: PersonaName | null) =>
  (await platform.runAs(as, therapistDetail, handleTherapistDetail, { therapist: 'pt-serafini' })).body;

/** Stores something in place of the pause, beside what else stands there. */
function keep({ db }: TestPlatform, requests_paused_at: unknown): void {
  const ascolto = { working_hours: 'kept', of_another_version: { its: 'own' }, requests_paused_at };
  db.users.change('pt-serafini', { configuration: { theme: 'kept', ascolto } as never });
}

const stored = ({ db }: TestPlatform) => db.users.get('pt-serafini')?.configuration;

describe('a pause', () => {
  test('is kept with its moment beside all else that stands there, and ends the same way', async () => {
    const platform = createTestPlatform();
    keep(platform, undefined);
    expect(await read(platform)).toEqual({ status: 200, body: { pausedAt: null } });
    const now = new Date(Math.floor(testNow / 1000) * 1000).toISOString();
    expect(await pause(platform)).toEqual({ status: 200, body: { pausedAt: now } });
    expect(await read(platform)).toEqual({ status: 200, body: { pausedAt: now } });
    const others = { working_hours: 'kept', of_another_version: { its: 'own' } };
    expect(stored(platform)).toMatchObject({
      theme: 'kept',
      ascolto: { ...others, requests_paused_at: Math.floor(testNow / 1000) },
    });
    expect(await pause(platform, false)).toEqual({ status: 200, body: { pausedAt: null } });
    expect(stored(platform)).toMatchObject({ theme: 'kept', ascolto: { ...others, requests_paused_at: null } });
  });

  test('asked for twice keeps its first moment, and writes nothing more', async () => {
    const platform = createTestPlatform();
    keep(platform, pausedSeconds);
    platform.faults.set('updateUser', ['status-500']);
    expect(await pause(platform)).toEqual({ status: 200, body: { pausedAt } });
  });

  test('is shown to everybody at once, to others without its moment', async () => {
    const platform = createTestPlatform();
    for (const reader of ['sara', 'serafini', null] as const) {
      expect(await detail(platform, reader)).toMatchObject({ requestsPaused: false });
    }
    await pause(platform);
    for (const reader of ['sara', 'serafini', null] as const) {
      const shown = await detail(platform, reader);
      expect(shown).toMatchObject({ requestsPaused: true });
      expect(JSON.stringify(shown)).not.toMatch(/pausedAt|requests_paused_at/);
    }
  });

  test('is one’s own: it changes nobody else, and only professionals have one', async () => {
    const platform = createTestPlatform();
    const others = () => JSON.stringify(platform.db.users.list(({ public_token }) => public_token !== 'pt-serafini'));
    const before = others();
    await pause(platform);
    expect(others()).toBe(before);
    for (const ask of [read, (at: TestPlatform, as: PersonaName | null) => pause(at, true, as)]) {
      expect(await ask(platform, 'giulia')).toMatchObject({ status: 403 });
      expect(await ask(platform, null)).toMatchObject({ status: 401 });
    }
  });

  test.each([{ kept: null }, { kept: '' }, { kept: undefined }])(
    'that reads $kept counts as none, and can be set',
    async ({ kept }) => {
      const platform = createTestPlatform();
      keep(platform, kept);
      expect(await read(platform)).toEqual({ status: 200, body: { pausedAt: null } });
      expect(await pause(platform)).toMatchObject({ status: 200, body: { pausedAt: expect.any(String) } });
    },
  );

  test.each([{ given: 'sì' }, { given: undefined }, { given: 1 }])('is not set by $given', async ({ given }) => {
    const platform = createTestPlatform();
    expect(await pause(platform, given === undefined ? null : given)).toMatchObject({ status: 400 });
    expect((await read(platform)).body).toEqual({ pausedAt: null });
  });
});

describe('a write that goes wrong', () => {
  test('is told as lost where nothing was kept', async () => {
    const platform = createTestPlatform();
    platform.faults.set('updateUser', ['status-500']);
    expect(await pause(platform)).toMatchObject({
      status: 503,
      body: { code: 'legacy_unavailable', outcomeUnknown: true },
    });
    expect((await read(platform)).body).toEqual({ pausedAt: null });
  });

  test('is settled by reading where only its answer was lost', async () => {
    const platform = createTestPlatform();
    platform.faults.set('updateUser', ['connection-lost-after']);
    expect(await pause(platform)).toMatchObject({ status: 200, body: { pausedAt: expect.any(String) } });
    expect((await read(platform)).body).toMatchObject({ pausedAt: expect.any(String) });
  });

  test('is told as changed elsewhere where another device stored something else at the same moment', async () => {
    const platform = createTestPlatform();
    keep(platform, undefined);
    let isOvertaken = false;
    platform.onChange(() => {
      if (isOvertaken) return;
      isOvertaken = true;
      keep(platform, pausedSeconds);
    });
    expect(await pause(platform)).toMatchObject({ status: 409, body: { code: 'changed_elsewhere' } });
  });
});
