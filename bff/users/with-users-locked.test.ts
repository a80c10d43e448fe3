import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withUsersLocked } from '#bff/users/with-users-locked';
import { profileView } from '#contracts/therapists/therapists.legacy';
import { updateUser } from '#contracts/users/own-user.legacy';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform } from '#mocks/start-in-vitest';

/** Tasks that record their begin, and end when the test lets them. */
function setUp() {
  const platform = createTestPlatform();
  const began: string[] = [];
  const running: (() => void)[] = [];
  const act = (name: string) => () =>
    new Promise<string>((resolve) => {
      began.push(name);
      running.push(() => resolve(name));
    });
  return {
    began,
    endOne: async () => {
      running.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    },
    view: (by: PersonaName, name: string) =>
      withUsersLocked(platform.contextFor(by), { call: profileView, addressee: 'pt-rinaldi' }, act(name)),
    fail: (by: PersonaName) =>
      withUsersLocked(platform.contextFor(by), { call: updateUser }, () => Promise.reject(new Error('refused'))),
    save: (by: PersonaName, name: string) => withUsersLocked(platform.contextFor(by), { call: updateUser }, act(name)),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('acts that have the platform rewrite users', () => {
  test('of one caller wait for each other before anybody else’s, so that nobody is kept from their own account', async () => {
    const { began, endOne, view, save } = setUp();
    const views = ['one', 'two', 'three'].map((name) => view('giulia', name));
    const saved = save('rinaldi', 'save');
    await vi.advanceTimersByTimeAsync(0);
    expect(began).toEqual(['one']);
    await endOne();
    expect(began).toEqual(['one', 'save']);
    await endOne();
    await expect(saved).resolves.toBe('save');
    await endOne();
    await endOne();
    await expect(Promise.all(views)).resolves.toEqual(['one', 'two', 'three']);
  });

  test('whose turn does not come in eight seconds are refused, and never begun', async () => {
    const { began, endOne, view, save } = setUp();
    const first = view('giulia', 'view');
    const late = expect(save('rinaldi', 'save')).rejects.toMatchObject({ code: 'overloaded' });
    await vi.advanceTimersByTimeAsync(8_000);
    await late;
    await endOne();
    await expect(first).resolves.toBe('view');
    expect(began).toEqual(['view']);
    const next = save('rinaldi', 'next');
    await vi.advanceTimersByTimeAsync(0);
    expect(began).toEqual(['view', 'next']);
    await endOne();
    await expect(next).resolves.toBe('next');
  });

  test('that have begun may take longer than they waited', async () => {
    const { endOne, save } = setUp();
    const saved = save('rinaldi', 'save');
    await vi.advanceTimersByTimeAsync(15_000);
    await endOne();
    await expect(saved).resolves.toBe('save');
  });

  test('fail for their own caller and let the next begin', async () => {
    const { endOne, fail, save } = setUp();
    await expect(fail('rinaldi')).rejects.toThrow('refused');
    const saved = save('rinaldi', 'save');
    await vi.advanceTimersByTimeAsync(0);
    await endOne();
    await expect(saved).resolves.toBe('save');
  });
});
