import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/render-app.tsx';

const serafini = '#/dashboard/therapist-detail?pt=pt-serafini';

test.each([
  { text: 'Trova terapeuta', id: 'SEARCH-01', address: '#/dashboard/therapist' },
  { text: 'Cerca terapeuta', id: 'SEARCH-02', address: '#/dashboard/therapist' },
  { text: 'Elimina filtri', id: 'SEARCH-15', address: '#/dashboard/therapist' },
  { text: 'CERCA', id: 'SEARCH-17', address: '#/dashboard/therapist' },
  { text: '0 recensioni', id: 'THER-13', address: serafini },
  { text: 'Singola', id: 'THER-20', address: serafini },
  { text: 'Di coppia', id: 'THER-20', address: serafini },
  { text: 'Online', id: 'THER-23', address: serafini },
  { text: 'Formazione', id: 'THER-31', address: `${serafini}&tab=curriculum` },
  { text: 'Esperienze lavorative', id: 'THER-33', address: `${serafini}&tab=curriculum` },
  { text: 'Non ci sono recensioni.', id: 'THER-37', address: `${serafini}&tab=recensioni` },
])('says "$text" word for word: $id', async ({ text, address }) => {
  renderScreen(address, { scenario: 'personas-only' });
  expect((await screen.findAllByText(text))[0]).toBeVisible();
});
