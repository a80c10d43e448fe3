import { expect, test } from 'vitest';
import { isImageName } from '#bff/chat/is-image-name';

test.each([
  ['foto.jpg', true],
  ['foto.jpeg', true],
  ['FOTO.PNG', true],
  ['foto.png.pdf', false],
  ['foto.gif', false],
  ['referto.pdf', false],
  ['jpg', false],
  ['', false],
])('%s is shown as an image: %s (CHAT-21, CHAT-22)', (name, isImage) => {
  expect(isImageName(name)).toBe(isImage);
});
