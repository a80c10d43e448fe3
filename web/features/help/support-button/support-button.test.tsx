import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeAfterTest } from '#web/testing/open-apps';
import { type RenderedApp, renderApp } from '#web/testing/render-app.tsx';
import { leavePage } from '#web/testing/resumed-draft';

const button = () => screen.findByRole('link', { name: /^Scrivici su WhatsApp/ });
const place = async () => {
  const { left, top } = (await button()).parentElement?.style ?? { left: '', top: '' };
  return { left: Number.parseFloat(left), top: Number.parseFloat(top) };
};

afterEach(() => sessionStorage.removeItem('ascolto-support-button'));

/** Drags the button, which jsdom lays nowhere, by that much; gives whether the press at its end was let through. */
async function drag(by: number): Promise<boolean> {
  const link = await button();
  // jsdom has no pointers to capture.
  link.setPointerCapture = () => undefined;
  const at = (clientX: number) => ({ pointerId: 1, button: 0, clientX, clientY: clientX });
  fireEvent.pointerDown(link, at(900));
  fireEvent.pointerMove(link, at(900 - by / 2));
  fireEvent.pointerMove(link, at(900 - by));
  fireEvent.pointerUp(link, at(900 - by));
  let isLetThrough = false;
  const openNothing = (event: Event) => {
    isLetThrough = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', openNothing, { once: true });
  fireEvent.click(link);
  return isLetThrough;
}

const openMenu = ({ user }: RenderedApp) =>
  user.click(screen.getByRole('button', { name: 'Sposta o nascondi il pulsante WhatsApp' }));

test('it opens a chat in a new tab, with a greeting that says nothing of anybody’s health (HELP-31, HELP-32)', async () => {
  renderApp('#/dashboard/diary', { signedInAs: 'giulia' });
  const link = await button();
  const address = new URL(link.getAttribute('href') ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/390000000000');
  expect(address.searchParams.get('text')).toBe('Buongiorno, scrivo da Ascolto: mi serve una mano con il sito.');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('a drag moves it and is no press; a press that trembles is one (HELP-28, HELP-30)', async () => {
  renderApp('#/dashboard/diary', { signedInAs: 'giulia' });
  const before = await place();
  expect(await drag(120)).toBe(false);
  expect(await place()).toEqual({ left: before.left - 120, top: before.top - 120 });
  expect(await drag(2)).toBe(true);
  expect(await place()).toEqual({ left: before.left - 120, top: before.top - 120 });
});

test('the arrow keys move it, and its place is kept from screen to screen and over a reload', async () => {
  const app = renderApp('#/dashboard/diary', { signedInAs: 'giulia' });
  const before = await place();
  (await button()).focus();
  await app.user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}');
  const moved = { left: before.left - 48, top: before.top - 24 };
  await waitFor(async () => expect((await place()).left).toBeCloseTo(moved.left));
  expect((await place()).top).toBeCloseTo(moved.top);
  await app.open('/dashboard/faq');
  expect((await place()).left).toBeCloseTo(moved.left);
  leavePage();
  renderApp('#/dashboard/diary', { signedInAs: 'giulia' });
  expect((await place()).left).toBeCloseTo(moved.left);
  expect((await place()).top).toBeCloseTo(moved.top);
});

test('arrow keys lead it no further than what it never lies on, and back at the first press', async () => {
  const app = renderApp('#/dashboard/diary', { signedInAs: 'giulia' });
  const { left } = await place();
  const wall = document.createElement('div');
  wall.dataset['composer'] = '';
  // jsdom lays nothing: a wall to the left of the button, as high as the window.
  wall.getBoundingClientRect = () => ({ left: left - 200, right: left - 50, top: 0, bottom: 768 }) as DOMRect;
  document.body.append(wall);
  closeAfterTest(() => wall.remove());
  (await button()).focus();
  await app.user.keyboard('{ArrowLeft>5/}');
  await waitFor(async () => expect((await place()).left).toBeCloseTo(left - 38));
  await app.user.keyboard('{ArrowRight}');
  await waitFor(async () => expect((await place()).left).toBeCloseTo(left - 14));
});

test('its menu moves it to a corner without dragging', async () => {
  const app = renderApp('#/dashboard/diary', { signedInAs: 'rinaldi' });
  await button();
  await openMenu(app);
  await app.user.click(await screen.findByRole('button', { name: 'In alto a sinistra' }));
  await waitFor(async () => expect(await place()).toEqual({ left: 12, top: 12 }));
});

test('it is hidden by keys, the focus stays on the page, and the help brings it back', async () => {
  const app = renderApp('#/dashboard/faq', { signedInAs: 'giulia' });
  await screen.findByRole('heading', { level: 1 });
  await button();
  screen.getByRole('button', { name: 'Sposta o nascondi il pulsante WhatsApp' }).focus();
  await app.user.keyboard('{Enter}');
  (await screen.findByRole('button', { name: 'Nascondi' })).focus();
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument());
  expect(await screen.findByText('Pulsante WhatsApp nascosto')).toBeVisible();
  expect(document.body).not.toHaveFocus();
  const page = within(screen.getByRole('main'));
  await app.user.click(page.getByRole('button', { name: 'Mostra il pulsante WhatsApp' }));
  expect(await button()).toBeInTheDocument();
  expect(page.queryByRole('button', { name: 'Mostra il pulsante WhatsApp' })).not.toBeInTheDocument();
});

test.each(['nonsense', '{"x":7,"y":0,"isHidden":false}', '{"x":0}'])(
  'a place that makes no sense, %s, is the usual one',
  async (kept) => {
    sessionStorage.setItem('ascolto-support-button', kept);
    renderApp('#/dashboard/diary', { signedInAs: 'giulia' });
    expect((await place()).left).toBeGreaterThan(500);
  },
);
