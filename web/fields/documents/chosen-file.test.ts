import { expect, test } from 'vitest';
import { mediaTypeOfName } from '#contracts/uploads/media-type-of-name';
import { type ChosenFile, chosenFileFrom } from '#web/fields/documents/chosen-file';

function namesOf(...names: readonly string[]): readonly string[] {
  const chosen: ChosenFile[] = [];
  for (const name of names) chosen.push(chosenFileFrom(new File(['%PDF-'], name), mediaTypeOfName(name) ?? '', chosen));
  return chosen.map(({ displayName }) => displayName);
}

test('no two files of a list are called the same', () => {
  expect(namesOf('image.jpg', 'image.jpg', 'image.jpg')).toEqual(['image.jpg', 'image (2).jpg', 'image (3).jpg']);
});

test('a very long name is shortened and keeps its extension', () => {
  expect(namesOf(`${'à'.repeat(300)}.pdf`)).toEqual([`${'à'.repeat(120)}.pdf`]);
});

test('what cannot be part of a file’s name is replaced', () => {
  expect(namesOf('carta\\identità\n2.pdf')).toEqual(['carta_identità_2.pdf']);
});

test('gives two names to files that only a wrong extension distinguished', () => {
  const jpeg = (name: string, others: readonly ChosenFile[]) =>
    chosenFileFrom(new File(['\xff\xd8\xff'], name), 'image/jpeg', others);
  const first = jpeg('foto.jpg', []);
  expect([first, jpeg('foto.png', [first])].map(({ displayName }) => displayName)).toEqual([
    'foto.jpg',
    'foto (2).jpg',
  ]);
});

test('each choice is an act of its own', () => {
  const file = new File(['%PDF-'], 'carta.pdf');
  const chosen = () => chosenFileFrom(file, 'application/pdf', []);
  expect(chosen().id).not.toBe(chosen().id);
});
