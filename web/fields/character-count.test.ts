import { expect, test } from 'vitest';
import { longestMessage, messageText } from '#contracts/chat/chat.api';
import { characterCount } from '#web/fields/character-count';

test.each(['a', 'è', '🌊'])('a field says of a text of %s what its contract counts', (character) => {
  const text = character.repeat(longestMessage);
  expect(characterCount(text)).toBe(longestMessage);
  expect(messageText.safeParse(text).success).toBe(true);
  expect(messageText.safeParse(text + character).success).toBe(false);
});
