import { act, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { reachableStep, useClosableSteps } from '#web/forms/use-steps';
import { renderPart } from '#web/testing/render-part.tsx';

test.each([
  [null, [false, false], 0],
  ['1', [true, true], 0],
  ['2', [true, false], 1],
  ['2', [false, true], 0],
  ['3', [true, false, false], 1],
  ['3', [true, true, false], 2],
  ['3', [false, true, true], 0],
  ['9', [true, true, true], 2],
  ['0', [true, true], 0],
  ['due', [true, true], 0],
])(
  'an address asking for step %s, with steps valid %j, shows the one at %i (REG-19, REG-22)',
  (asked, valid, shown) => {
    expect(reachableStep(asked, valid)).toBe(shown);
  },
);

function Search() {
  const { index, open, goTo, back, close } = useClosableSteps('domande', 4);
  return (
    <>
      <p>{index === null ? 'chiuso' : `passo ${index}`}</p>
      <button type="button" onClick={() => open(1)}>
        Apri
      </button>
      <button type="button" onClick={() => goTo((index ?? 0) + 1)}>
        Avanti
      </button>
      <button type="button" onClick={back}>
        Indietro
      </button>
      <button type="button" onClick={close}>
        Chiudi
      </button>
    </>
  );
}

function renderSearch(address: string) {
  const routes = [
    { path: '/', element: <p>Altrove</p> },
    { path: '/search', element: <Search /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/', address] });
  const { user } = renderPart(<RouterProvider router={router} />);
  return {
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    address: () => router.state.location.search,
    goBack: () => act(() => router.navigate(-1)),
  };
}

test('steps opened over a screen close back to it as it was, and Back then leaves the screen', async () => {
  const { press, address, goBack } = renderSearch('/search?gender=donna');
  await press('Apri');
  await press('Avanti');
  await press('Avanti');
  expect(address()).toBe('?gender=donna&domande=4');
  await press('Indietro');
  expect(await screen.findByText('passo 2')).toBeVisible();
  await press('Chiudi');
  expect(await screen.findByText('chiuso')).toBeVisible();
  expect(address()).toBe('?gender=donna');
  await goBack();
  expect(await screen.findByText('Altrove')).toBeVisible();
});

test('steps that an address opened close in place, and go back without a history', async () => {
  const { press, address, goBack } = renderSearch('/search?domande=3&gender=donna');
  await press('Indietro');
  expect(address()).toBe('?domande=2&gender=donna');
  await press('Chiudi');
  expect(await screen.findByText('chiuso')).toBeVisible();
  expect(address()).toBe('?gender=donna');
  await goBack();
  expect(await screen.findByText('Altrove')).toBeVisible();
});

test.each(['0', '5', 'tre', '1.5'])(
  'an address asking for step %s, of which there is none, opens the first',
  (asked) => {
    renderSearch(`/search?domande=${asked}`);
    expect(screen.getByText('passo 0')).toBeVisible();
  },
);
