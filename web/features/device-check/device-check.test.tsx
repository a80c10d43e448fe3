import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/render-app.tsx';
import { type MediaDevicesAtHand, serveMediaDevices } from '#web/testing/serve-media-devices';

const name = 'Prova audio e video';
const both = { video: true, audio: true };

/** Opens the check from the confirmed appointment of 30 November. */
async function openCheck(media: MediaDevicesAtHand, who: 'giulia' | 'rinaldi' = 'giulia') {
  const app = renderScreen('#/dashboard/calendar?day=2026-11-30', { signedInAs: who });
  const entry = await screen.findByRole('article', { name: 'lun 30 novembre 2026, 18:30-19:30' });
  // A therapist's row keeps it behind the button that then gets the focus back.
  const more = within(entry).queryByRole('button', { name: /^Altro sull’appuntamento/ });
  if (more) await app.user.click(more);
  const opener = more ?? within(entry).getByRole('button', { name });
  await app.user.click(more ? await screen.findByRole('button', { name }) : opener);
  const dialog = within(await screen.findByRole('dialog', { name }));
  return { ...app, media, opener, dialog };
}

async function begin(media: MediaDevicesAtHand) {
  const open = await openCheck(media);
  await open.user.click(open.dialog.getByRole('button', { name: 'Inizia la prova' }));
  return open;
}

const liveTracks = ({ tracks }: MediaDevicesAtHand) => tracks.filter(({ readyState }) => readyState === 'live');

test.each(['giulia', 'rinaldi'] as const)(
  'the check opens for %s from a confirmed appointment, and asks nothing of the devices before a press',
  async (who) => {
    const { media, dialog } = await openCheck(serveMediaDevices(), who);
    expect(dialog.getByText(/restano su questo dispositivo.*non vengono registrati/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Inizia la prova' })).toHaveFocus());
    for (const tip of ['Prima di cominciare', 'Se l’altra persona tarda', 'Se cade la linea']) {
      expect(dialog.getByRole('heading', { name: tip })).toBeVisible();
    }
    expect(
      dialog.getByText('Riapri la chiamata nel modo su cui vi siete accordati, per esempio con lo stesso link.'),
    ).toBeVisible();
    expect(media.asked).toEqual([]);
    expect(media.openContexts()).toBe(0);
  },
);

test('the check stands beside a session that is open and in the next step, and by none that waits for a yes or is over', async () => {
  renderScreen('#/dashboard', { signedInAs: 'giulia' });
  const next = await screen.findByRole('region', { name: 'La seduta sta per iniziare' });
  expect(within(next).getByRole('button', { name })).toBeVisible();
  const open = await screen.findByRole('article', { name: 'lun 23 novembre 2026, 10:05-11:05' });
  expect(within(open).getByRole('button', { name })).toBeVisible();
  const pending = screen.getByRole('article', { name: /^mer 2 dicembre/ });
  expect(within(pending).queryByRole('button', { name })).not.toBeInTheDocument();
});

test('the check is the one quiet offer of a next step that only waits for the session', async () => {
  const { platform } = renderScreen('#/dashboard', { signedInAs: 'giulia' });
  const others = platform.db.events.list(({ public_token }) => public_token !== 'event-giulia-accepted');
  for (const { public_token } of others) platform.db.events.remove(public_token);
  const next = await screen.findByRole('region', { name: 'Il tuo prossimo appuntamento' });
  expect(
    within(next)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([name]);
});

test('a press shows the picture and how loud one is heard, in words that change once', async () => {
  const { media, dialog } = await begin(serveMediaDevices());
  expect(media.asked).toEqual([both]);
  expect(await dialog.findByLabelText('La tua immagine')).toHaveProperty('srcObject', expect.any(MediaStream));
  const meter = dialog.getByRole('meter', { name: 'Livello del microfono' });
  expect(meter).toHaveAttribute('aria-valuetext', 'Silenzio');
  const words = dialog.getByText('Non sentiamo ancora niente: di’ qualche parola.');
  media.speak(0.1);
  await waitFor(() => expect(meter).toHaveAttribute('value', '80'));
  expect(words).toHaveTextContent('Ti sentiamo.');
  expect(words).toHaveAttribute('role', 'status');
  media.speak(0);
  await waitFor(() => expect(meter).toHaveAttribute('value', '0'));
  expect(words).toHaveTextContent('Ti sentiamo.');
});

test.each<{ way: string; leave: (open: Awaited<ReturnType<typeof begin>>) => Promise<void> }>([
  { way: 'closing the dialog', leave: ({ user }) => user.keyboard('{Escape}') },
  { way: 'leaving the page', leave: ({ open }) => open('/dashboard/chat') },
])('$way switches everything off', async ({ leave }) => {
  const open = await begin(serveMediaDevices());
  await open.dialog.findByRole('meter');
  await open.user.click(open.dialog.getByRole('button', { name: 'Prova l’altoparlante' }));
  expect(liveTracks(open.media)).toHaveLength(2);
  expect(open.media.openContexts()).toBe(2);
  await leave(open);
  await waitFor(() => expect(liveTracks(open.media)).toEqual([]));
  await waitFor(() => expect(open.media.openContexts()).toBe(0));
});

test('the check can be ended without closing, and begun again with the same button', async () => {
  const { user, dialog, media } = await begin(serveMediaDevices());
  const button = await dialog.findByRole('button', { name: 'Termina la prova' });
  await user.click(button);
  expect([liveTracks(media), media.openContexts()]).toEqual([[], 0]);
  expect(dialog.queryByLabelText('La tua immagine')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await dialog.findByLabelText('La tua immagine')).toBeVisible();
  expect(liveTracks(media)).toHaveLength(2);
});

test('what is granted after the dialog was closed is switched off at once, and nothing more is asked', async () => {
  const { media, user } = await begin(serveMediaDevices({ isWaiting: true }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  media.grant();
  await waitFor(() => expect(media.tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']));
  expect(media.asked).toEqual([both]);
});

test.each([
  { refusals: ['NotAllowedError'], title: 'Telecamera e microfono non sono consentiti', asks: [both] },
  {
    refusals: ['NotFoundError', 'NotFoundError', 'NotFoundError'],
    title: 'Non troviamo né telecamera né microfono',
    asks: [both, { video: false, audio: true }, { video: true, audio: false }],
  },
  {
    refusals: ['NotReadableError', 'NotReadableError', 'NotReadableError'],
    title: 'Telecamera o microfono sono occupati',
    asks: [both, { video: false, audio: true }, { video: true, audio: false }],
  },
  { refusals: ['SecurityError'], title: 'Questo browser non può fare la prova', asks: [both] },
])('says when nothing answers and why, and the same button tries again: $title', async ({ refusals, title, asks }) => {
  const { user, dialog, media } = await begin(serveMediaDevices({ refusals }));
  const told = await dialog.findByText(title);
  expect(told.closest('[role="status"]')).toBeVisible();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  expect(media.asked).toEqual(asks);
  expect(dialog.getByRole('button', { name: 'Riprova' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await dialog.findByLabelText('La tua immagine')).toBeVisible();
  expect(dialog.queryByText(title)).not.toBeInTheDocument();
});

test('a browser without the ability is told so, with the advice as useful as before', async () => {
  const { user, dialog } = await openCheck(serveMediaDevices());
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
  await user.click(dialog.getByRole('button', { name: 'Inizia la prova' }));
  expect(await dialog.findByText('Questo browser non può fare la prova')).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'Se cade la linea' })).toBeVisible();
});

test('who allows no camera may try the voice alone', async () => {
  const { user, dialog, media } = await begin(serveMediaDevices({ refusals: ['NotAllowedError'] }));
  await user.click(await dialog.findByRole('button', { name: 'Prova solo la voce' }));
  expect(await dialog.findByRole('meter')).toBeVisible();
  expect(media.asked).toEqual([both, { video: false, audio: true }]);
  expect(dialog.queryByLabelText('La tua immagine')).not.toBeInTheDocument();
  expect(dialog.getByText('Senza immagine: la prova continua con la voce.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Termina la prova' })).toHaveFocus();
});

test.each([
  { refusals: ['NotFoundError'], title: 'Non troviamo una telecamera', present: 'Microfono', absent: 'Telecamera' },
  { refusals: ['NotReadableError'], title: 'La telecamera è occupata', present: 'Microfono', absent: 'Telecamera' },
  {
    refusals: ['NotFoundError', 'NotFoundError'],
    title: 'Non troviamo un microfono',
    present: 'Telecamera',
    absent: 'Microfono',
  },
])(
  'goes on with the device that answers, and tells of the other: $title',
  async ({ refusals, title, present, absent }) => {
    const { user, dialog } = await begin(serveMediaDevices({ refusals }));
    expect(await dialog.findByText(title)).toBeVisible();
    expect(await dialog.findByRole('combobox', { name: present })).toBeVisible();
    expect(dialog.queryByRole('combobox', { name: absent })).not.toBeInTheDocument();
    await user.selectOptions(
      dialog.getByRole('combobox', { name: present }),
      dialog.getAllByRole('option')[1] as HTMLElement,
    );
    expect(dialog.getByText(title)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Riprova' }));
    expect(await dialog.findByRole('combobox', { name: absent })).toBeVisible();
    expect(dialog.queryByText(title)).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Termina la prova' })).toHaveFocus();
  },
);

test('another camera or microphone is on once it is chosen, that of before is off, and the focus stays', async () => {
  const { user, dialog, media } = await begin(serveMediaDevices());
  const camera = await dialog.findByRole('combobox', { name: 'Telecamera' });
  expect(
    within(camera)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Telecamera integrata', 'Telecamera 2']);
  await user.selectOptions(camera, 'Telecamera 2');
  await waitFor(() => expect(camera).toHaveValue('cam-2'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Microfono' }), 'Cuffie');
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Microfono' })).toHaveValue('mic-2'));
  expect(media.asked.at(-1)).toEqual({
    video: { deviceId: { exact: 'cam-2' } },
    audio: { deviceId: { exact: 'mic-2' } },
  });
  expect(liveTracks(media)).toHaveLength(2);
  expect(dialog.getByRole('combobox', { name: 'Microfono' })).toHaveFocus();
});

test('a chosen device that does not answer gives way to another, and that is said', async () => {
  const { user, dialog, media } = await begin(serveMediaDevices({ refusals: [null, 'OverconstrainedError'] }));
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Telecamera' }), 'Telecamera 2');
  expect(await dialog.findByText('Il dispositivo scelto non risponde: ne usiamo un altro.')).toBeVisible();
  expect(dialog.getByRole('combobox', { name: 'Telecamera' })).toHaveValue('cam-1');
  expect(liveTracks(media)).toHaveLength(2);
});

test('a device that is pulled out ends the check in words, and leaves nothing on', async () => {
  const { dialog, media } = await begin(serveMediaDevices());
  await dialog.findByRole('meter');
  media.unplug('audio');
  expect(await dialog.findByText('La prova si è interrotta')).toBeVisible();
  expect(media.tracks.filter(({ kind, readyState }) => kind === 'video' && readyState === 'live')).toEqual([]);
  expect(media.openContexts()).toBe(0);
});

test('the loudspeaker plays two notes at a press, without asking for any device', async () => {
  const { user, dialog, media } = await openCheck(serveMediaDevices());
  await user.click(dialog.getByRole('button', { name: 'Prova l’altoparlante' }));
  expect(media.notes()).toBe(2);
  expect(dialog.getByText(/^Due note leggere/)).toBeVisible();
  expect(media.asked).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Prova l’altoparlante' }));
  expect([media.notes(), media.openContexts()]).toEqual([4, 1]);
});

test('a closed check gives the focus back, and opens anew as if nothing had been asked', async () => {
  const { user, dialog, opener } = await begin(serveMediaDevices({ refusals: ['NotAllowedError'] }));
  await dialog.findByText('Telecamera e microfono non sono consentiti');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  await user.keyboard('{Enter}');
  const again = within(await screen.findByRole('dialog', { name }));
  expect(again.getByRole('button', { name: 'Inizia la prova' })).toBeVisible();
  expect(again.queryByText('Telecamera e microfono non sono consentiti')).not.toBeInTheDocument();
});
