import { describe, expect, test } from 'vitest';
import { createSharedState } from '#mocks/browser/shared-state';
import { createTestPlatform } from '#mocks/start-in-vitest';
import { memoryStorage } from '#mocks/testing/memory-storage';

function openTab(storage: Storage) {
  const platform = createTestPlatform({ scenario: 'personas-only' });
  return { platform, shared: createSharedState(platform, storage) };
}

describe('one platform for all tabs', () => {
  test('a tab takes up what another wrote', () => {
    const storage = memoryStorage();
    const [one, other] = [openTab(storage), openTab(storage)];
    one.shared.refresh();
    other.shared.refresh();
    one.platform.db.chats.remove('chat-marco-rinaldi');
    one.shared.save();
    other.shared.refresh();
    expect(other.platform.db.chats.get('chat-marco-rinaldi')).toBeUndefined();
  });

  test('what nobody wrote since is not read again', () => {
    const storage = memoryStorage();
    const { platform, shared } = openTab(storage);
    shared.save();
    platform.db.chats.remove('chat-marco-rinaldi');
    shared.refresh();
    expect(platform.db.chats.get('chat-marco-rinaldi')).toBeUndefined();
  });

  test('a tab opened later begins where the others are', () => {
    const storage = memoryStorage();
    const first = openTab(storage);
    first.platform.faults.set('*', ['slow']);
    first.shared.save();
    const later = openTab(storage);
    later.shared.refresh();
    expect(later.platform.faults.of('login')).toEqual(['slow']);
  });

  test.each(['', '{', '{"version":0}', 'null'])('a state that cannot be read is replaced: %s', (text) => {
    const storage = memoryStorage();
    openTab(storage).shared.save();
    storage.setItem('demonstration-platform/personas-only', text);
    const { platform, shared } = openTab(storage);
    shared.refresh();
    expect(JSON.parse(storage.getItem('demonstration-platform/personas-only') ?? '')).toEqual(
      JSON.parse(JSON.stringify(platform.state())),
    );
  });

  test('keeps the state of each scenario apart', () => {
    const storage = memoryStorage();
    const { platform, shared } = openTab(storage);
    platform.db.chats.remove('chat-marco-rinaldi');
    shared.save();
    const firstVisit = createTestPlatform({ scenario: 'full-week' });
    createSharedState(firstVisit, storage).refresh();
    expect(firstVisit.state()).toEqual(createTestPlatform({ scenario: 'full-week' }).state());
  });
});
