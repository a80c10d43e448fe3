import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#web/testing/render-app.tsx';

const serafini = '#/dashboard/therapist-detail?pt=pt-serafini';

test.each([
  ['Trova terapeuta', 'SEARCH-01', '#/dashboard/therapist'],
  ['Cerca terapeuta', 'SEARCH-02', '#/dashboard/therapist'],
  ['Elimina filtri', 'SEARCH-15', '#/dashboard/therapist'],
  ['CERCA', 'SEARCH-17', '#/dashboard/therapist'],
  ['0 recensioni', 'THER-13', serafini],
  ['Singola', 'THER-20', serafini],
  ['Di coppia', 'THER-20', serafini],
  ['Online', 'THER-23', serafini],
  ['Formazione', 'THER-31', `${serafini}&tab=curriculum`],
  ['Esperienze lavorative', 'THER-33', `${serafini}&tab=curriculum`],
  ['Non ci sono recensioni.', 'THER-37', `${serafini}&tab=recensioni`],
])('says "%s" word for word (%s)', async (text, _requirement, address) => {
  renderApp(address, { scenario: 'personas-only' });
  expect((await screen.findAllByText(text))[0]).toBeVisible();
});
