import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type Region, RegionField } from '#web/fields/region-field.tsx';
import { renderPart } from '#web/testing/render-part.tsx';

function RegisterRegion() {
  const [value, setValue] = useState<Region | ''>('');
  return (
    <>
      <RegionField label="Regione" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test('offers the twenty regions and none beforehand (REG-88)', async () => {
  const { user } = renderPart(<RegisterRegion />);
  const field = screen.getByLabelText('Regione');
  expect(field).toHaveDisplayValue('Scegli la regione');
  expect(screen.getAllByRole('option')).toHaveLength(21);
  await user.selectOptions(field, "Valle d'Aosta");
  expect(screen.getByRole('status')).toHaveTextContent("Valle d'Aosta");
});
