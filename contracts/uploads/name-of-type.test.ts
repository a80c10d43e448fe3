import { expect, test } from 'vitest';
import { nameOfType } from '#contracts/uploads/name-of-type';

test.each([
  ['foto.png', 'image/jpeg', 'foto.jpg'],
  ['foto.jpg', 'image/png', 'foto.png'],
  ['IMG_0001.HEIC', 'image/jpeg', 'IMG_0001.jpg'],
  ['foto.jfif', 'image/jpeg', 'foto.jpg'],
  ['foto.jpe', 'image/jpeg', 'foto.jpg'],
  ['Foto.JPEG', 'image/jpeg', 'Foto.JPEG'],
  ['referto.pdf ', 'application/pdf', 'referto.pdf'],
  ['Ricetta del dr. Rossi', 'application/pdf', 'Ricetta del dr. Rossi.pdf'],
  ['carta', 'application/pdf', 'carta.pdf'],
  ['carta.', 'application/pdf', 'carta.pdf'],
  ['carta.pdf.exe', 'application/pdf', 'carta.pdf.pdf'],
])('gives %j that holds %s the name %j', (fileName, mediaType, name) => {
  expect(nameOfType(fileName, mediaType)).toBe(name);
});
