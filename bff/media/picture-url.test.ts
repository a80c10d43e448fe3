import { expect, test } from 'vitest';
import { pictureUrl } from '#bff/media/picture-url';

const mediaBase = 'https://media.example/files';

test.each([
  ['a stored name', 'ritratto.png'],
  ['the whole address of a file of the platform', 'https://media.example/files/ritratto.png'],
])('%s is read under our own address of the media (UPL-09)', (_what, picture) => {
  expect(pictureUrl(picture, mediaBase)).toBe('/files/media/ritratto.png');
});

test.each([
  ['nothing', undefined],
  ['an empty name', ''],
  ['an address elsewhere, which would learn who looks', 'https://elsewhere.example/ritratto.png'],
  ['a way up', '../segreto.png'],
])('%s is no picture', (_what, picture) => {
  expect(pictureUrl(picture, mediaBase)).toBeNull();
});
