import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { mandatoryConsents } from '#contracts/consents/consents.api';
import { ConsentBoxes } from '#web/fields/consents/consent-boxes.tsx';
import type { ConsentName } from '#web/fields/consents/consent-texts';
import { renderPart } from '#web/testing/render-part.tsx';

interface ConsentsProps {
  readonly errors?: Partial<Record<ConsentName, string>>;
  readonly audience?: 'patient' | 'professional';
}

function Consents({ errors = {}, audience = 'patient' }: ConsentsProps) {
  const [ticked, setTicked] = useState<readonly ConsentName[]>([]);
  return (
    <ConsentBoxes
      asked={mandatoryConsents}
      withNewsletter
      audience={audience}
      fieldOf={(name) => ({
        isTicked: ticked.includes(name),
        onChange: (isTicked) => setTicked(isTicked ? [...ticked, name] : ticked.filter((one) => one !== name)),
        error: errors[name],
      })}
    />
  );
}

const names = [
  'Accetto i Termini e condizioni',
  'Acconsento all’uso dei miei dati di profilazione, come da Informativa sulla privacy',
  'Acconsento al trattamento dei dati personali sulla salute',
  'Accetto la quota di servizio e la fatturazione',
  'Voglio ricevere la newsletter (facoltativo)',
];

test('asks the four consents in their order, then the newsletter, none ticked beforehand (REG-45, REG-51, REG-52)', async () => {
  const { user } = renderPart(<Consents />);
  const boxes = screen.getAllByRole('checkbox');
  boxes.forEach((box, index) => {
    expect(box).toHaveAccessibleName(names[index] ?? '');
    expect(box).not.toBeChecked();
  });
  expect(boxes).toHaveLength(names.length);
  await user.click(screen.getByText('Accetto la quota di servizio e la fatturazione'));
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, false, false, true, false]);
});

test.each([
  ['Termini e condizioni', '#/termini?per=paziente'],
  ['Informativa sulla privacy', '#/privacy?per=paziente'],
])('%s opens from within its label without ticking the box (REG-52)', async (name, address) => {
  const { user } = renderPart(<Consents />);
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('target', '_blank');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
});

test('each box says what it means and carries its own error', () => {
  renderPart(<Consents errors={{ personalData: 'accetta la casella' }} />);
  const box = screen.getByRole('checkbox', { name: names[2] ?? '' });
  expect(box).toHaveAccessibleDescription(
    'Servono a prenotare e svolgere le sedute, mai alla pubblicità. accetta la casella',
  );
  expect(box).toBeInvalid();
  expect(screen.getByRole('checkbox', { name: names[3] ?? '' })).toBeValid();
});

test.each([
  {
    audience: 'patient',
    says: /emette la fattura della seduta\. Per te non c’è nulla da pagare in più/,
    never: /tuo conto/,
  },
  {
    audience: 'professional',
    says: /ti fattura il costo del servizio\. Al paziente fatturi tu/,
    never: /Per te non c’è/,
  },
] as const)('a $audience reads who collects, and who invoices whom (AMB-29, PAY-19)', ({ audience, says, never }) => {
  renderPart(<Consents audience={audience} />);
  const box = screen.getByRole('checkbox', { name: 'Accetto la quota di servizio e la fatturazione' });
  expect(box).toHaveAccessibleDescription(says);
  expect(box).not.toHaveAccessibleDescription(never);
});
