import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/render-app.tsx';

test('a visitor chooses filters on a page of their own and is led to the list with them (GUARD-12, ROUTE-11, ROUTE-12)', async () => {
  const { user } = renderScreen('#/search-filter?service=couple');
  expect(await screen.findByRole('heading', { level: 1, name: 'Filtri di ricerca' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Servizio / })).toHaveTextContent('Di coppia');
  await user.click(screen.getByRole('button', { name: /^Tipo di terapia / }));
  await user.click(await screen.findByRole('radio', { name: 'Online' }));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'CERCA' }));
  await waitFor(() =>
    expect(window.location.hash).toBe('#/dashboard/therapist/?therapy=online&service=couple&count=2&applyFilters=true'),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Trova terapeuta' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Filtri attivi' })).toHaveTextContent('Servizio: Di coppia');
});

test('"Elimina filtri" empties the form and stays there (SEARCH-15)', async () => {
  const { user } = renderScreen('#/search-filter?gender=donna');
  expect(await screen.findByRole('button', { name: /^Genere / })).toHaveTextContent('Donna');
  await user.click(screen.getByRole('button', { name: 'Elimina filtri' }));
  expect(screen.getByRole('button', { name: /^Genere / })).toHaveTextContent('Qualsiasi');
  expect(window.location.hash).toContain('/search-filter');
});
