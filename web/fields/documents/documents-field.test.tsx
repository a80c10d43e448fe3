import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { largestFileBytes, mostDocuments } from '#contracts/uploads/document-kinds';
import type { ChosenFile } from '#web/fields/documents/chosen-file';
import { DocumentsField } from '#web/fields/documents/documents-field.tsx';
import { renderPart } from '#web/testing/render-part.tsx';
import { Toasts } from '#web/ui/messages/toasts.tsx';

const png = '\x89PNG\r\n\x1a\n';
const jpeg = '\xff\xd8\xff\xe0';
const pdf = '%PDF-1.7\n';

let chosen: readonly ChosenFile[] = [];
let timesLeft = 0;

function Documents({ error }: { readonly error?: string }) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  chosen = files;
  return (
    <>
      <DocumentsField
        label="Documento d’identità"
        error={error}
        files={files}
        onChange={setFiles}
        onBlur={() => {
          timesLeft += 1;
        }}
      />
      <button type="button">Avanti</button>
      <Toasts />
    </>
  );
}

function renderDocuments(error?: string) {
  return renderPart(<Documents {...(error ? { error } : {})} />);
}

const group = () => screen.getByRole('group', { name: 'Documento d’identità' });
const chooseButton = () => screen.getByRole('button', { name: 'Scegli file Documento d’identità' });
const names = () => chosen.map(({ displayName }) => displayName);

function fileOf(name: string, beginning: string, size = beginning.length): File {
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from(beginning, (character) => character.charCodeAt(0)).subarray(0, size));
  // The type the device claims, which proves nothing.
  return new File([bytes], name, { lastModified: 1, type: 'image/png' });
}

/** Presses the button, and chooses the files in the file dialog it opens. */
async function choose(user: UserEvent, ...files: readonly File[]): Promise<void> {
  const asked = new Promise<HTMLInputElement>((resolve) => {
    group().addEventListener('click', ({ target }) => target instanceof HTMLInputElement && resolve(target));
  });
  await user.click(chooseButton());
  await user.upload(await asked, [...files]);
}

test('files chosen by the button join the list, with their names and sizes (REG-76, UPL-04)', async () => {
  const { user } = renderDocuments();
  await choose(user, fileOf('fronte.jpg', jpeg, 2_516_582), fileOf('Retro.PNG', png, 2048), fileOf('carta.pdf', pdf));
  const items = within(await screen.findByRole('list', { name: 'File scelti' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^fronte\.jpg.*2,4 MB$/),
    expect.stringMatching(/^Retro\.PNG.*2 kB$/),
    expect.stringMatching(/^carta\.pdf.*0,1 kB$/),
  ]);
});

test('files dropped on the field join it just as well', async () => {
  renderDocuments();
  drop(group(), fileOf('carta.pdf', pdf), fileOf('patente.jpeg', jpeg));
  await waitFor(() => expect(names()).toEqual(['carta.pdf', 'patente.jpeg']));
  expect(screen.getByRole('status')).toHaveTextContent('2 file aggiunti: carta.pdf, patente.jpeg.');
});

test('lists a file under the extension of its content, whatever its name claims (REG-76)', async () => {
  renderDocuments();
  drop(
    group(),
    fileOf('fronte.png', jpeg),
    fileOf('retro.HEIC', jpeg),
    fileOf('foto.jfif', jpeg),
    fileOf('logo.jpg', png),
    fileOf('carta', `\r\n${pdf}`),
  );
  await waitFor(() => expect(names()).toEqual(['fronte.jpg', 'retro.jpg', 'foto.jpg', 'logo.png', 'carta.pdf']));
});

test('a file dropped beside the field does not take the page away', () => {
  renderDocuments();
  expect(drop(document.body, fileOf('carta.pdf', pdf))).toBe('kept the page');
  expect(chosen).toEqual([]);
});

test.each([
  { what: 'a program that calls itself a picture', file: fileOf('foto.png', 'MZ\x90\0') },
  { what: 'a document of another format', file: fileOf('carta.docx', 'PK\x03\x04') },
  { what: 'a HEIC', file: fileOf('carta.jpg', '\0\0\0$ftypheic') },
  { what: 'a WebP', file: fileOf('carta.jpg', 'RIFF\x24\0\0\0WEBP') },
])('$what is refused by a toast alone, which also describes the field (REG-76, REG-77)', async ({ file }) => {
  renderDocuments();
  drop(group(), file);
  const toast = await screen.findByRole('alert');
  const says = `Formato non supportato. Usa JPEG, PNG o PDF. Non aggiunto: ${file.name}.`;
  expect(toast).toHaveTextContent('Formato non supportato. Usa JPEG, PNG o PDF.');
  expect(toast).toHaveTextContent(`Non aggiunto: ${file.name}.`);
  expect(chooseButton()).toHaveAccessibleDescription(expect.stringContaining(says));
  expect(chosen).toEqual([]);
  drop(group(), fileOf('carta.pdf', pdf));
  await waitFor(() => expect(toast).not.toBeInTheDocument());
  expect(chooseButton()).not.toHaveAccessibleDescription(expect.stringContaining(says));
});

test.each([
  { what: 'an empty file', file: fileOf('carta.pdf', ''), says: 'Il file è vuoto.' },
  {
    what: 'a file of 16 MB',
    file: fileOf('carta.pdf', pdf, 16 * 1024 * 1024),
    says: 'Il file è troppo grande: il limite è 15 MB.',
  },
])('$what is refused before anything is sent, and said once', async ({ file, says }) => {
  const { user } = renderDocuments();
  await choose(user, file, fileOf('buona.pdf', pdf));
  expect(await screen.findByRole('alert')).toHaveTextContent(`carta.pdf: ${says}`);
  expect(names()).toEqual(['buona.pdf']);
});

test('the largest file allowed is taken', async () => {
  const { user } = renderDocuments();
  await choose(user, fileOf('carta.pdf', pdf, largestFileBytes));
  await waitFor(() => expect(names()).toEqual(['carta.pdf']));
});

test('the same file chosen again is refused; another one of its name is told apart', async () => {
  const { user } = renderDocuments();
  await choose(user, fileOf('image.jpg', jpeg, 10));
  await choose(user, fileOf('image.jpg', jpeg, 10));
  expect(await screen.findByRole('alert')).toHaveTextContent('image.jpg: Hai già scelto questo file.');
  await choose(user, fileOf('image.jpg', jpeg, 11));
  await waitFor(() => expect(names()).toEqual(['image.jpg', 'image (2).jpg']));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a file that cannot be read is refused', async () => {
  renderDocuments();
  const gone = fileOf('carta.pdf', pdf);
  gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) as never;
  drop(group(), gone);
  expect(await screen.findByRole('alert')).toHaveTextContent('carta.pdf: Non riusciamo a leggere questo file.');
});

test('a list takes as many files as the account does, and says when it is full', async () => {
  renderDocuments();
  drop(group(), ...Array.from({ length: mostDocuments + 1 }, (_, at) => fileOf(`carta-${at}.pdf`, pdf)));
  expect(await screen.findByRole('alert')).toHaveTextContent('carta-20.pdf: Puoi aggiungere al massimo 20 file.');
  expect(chosen).toHaveLength(mostDocuments);
});

test('taking a file out moves the focus to the next, then to the one before, then to the button', async () => {
  const { user } = renderDocuments();
  await choose(user, fileOf('uno.pdf', pdf), fileOf('due.pdf', pdf, 20), fileOf('tre.pdf', pdf, 30));
  await user.click(await screen.findByRole('button', { name: 'Togli due.pdf' }));
  expect(names()).toEqual(['uno.pdf', 'tre.pdf']);
  expect(screen.getByRole('status')).toHaveTextContent('due.pdf tolto.');
  expect(screen.getByRole('button', { name: 'Togli tre.pdf' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Togli uno.pdf' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(chooseButton()).toHaveFocus();
  expect(names()).toEqual([]);
});

test('a file taken out may be chosen again', async () => {
  const { user } = renderDocuments();
  await choose(user, fileOf('uno.pdf', pdf));
  await user.click(await screen.findByRole('button', { name: 'Togli uno.pdf' }));
  await choose(user, fileOf('uno.pdf', pdf));
  await waitFor(() => expect(names()).toEqual(['uno.pdf']));
});

test('each file opens in its preview as the type it was checked to be, until it is taken out', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  const givenBack = vi.spyOn(URL, 'revokeObjectURL');
  const { user } = renderDocuments();
  await choose(user, fileOf('carta.pdf', pdf));
  const preview = await screen.findByRole('link', { name: /^carta\.pdf.*apri l’anteprima/ });
  expect(made.mock.lastCall?.[0]).toHaveProperty('type', 'application/pdf');
  const address = preview.getAttribute('href');
  await user.click(screen.getByRole('button', { name: 'Togli carta.pdf' }));
  expect(givenBack).toHaveBeenCalledWith(address);
});

test('what the form finds wrong is said under the field and by its button', () => {
  renderDocuments('il campo è obbligatorio');
  expect(within(group()).getByText('il campo è obbligatorio')).toBeVisible();
  expect(chooseButton()).toHaveAccessibleDescription(/il campo è obbligatorio/);
});

test('the field is left when the focus leaves all of it, not while a file is being chosen', async () => {
  const { user } = renderDocuments();
  await choose(user, fileOf('carta.pdf', pdf));
  const removeButton = await screen.findByRole('button', { name: 'Togli carta.pdf' });
  timesLeft = 0;
  vi.spyOn(document, 'hasFocus').mockReturnValueOnce(false);
  fireEvent.blur(chooseButton(), { relatedTarget: null });
  fireEvent.blur(chooseButton(), { relatedTarget: removeButton });
  expect(timesLeft).toBe(0);
  fireEvent.blur(removeButton, { relatedTarget: screen.getByRole('button', { name: 'Avanti' }) });
  expect(timesLeft).toBe(1);
});

/** Drops files on an element; says whether the browser would have opened them in place of the page. */
function drop(place: HTMLElement, ...files: readonly File[]): 'kept the page' | 'left the page' {
  return fireEvent.drop(place, { dataTransfer: { types: ['Files'], files } }) ? 'left the page' : 'kept the page';
}
