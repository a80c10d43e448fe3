import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { ProfileValues } from '#contracts/profile/profile.api';
import { ConsentsPanel } from '#web/features/profile/panels/consents-panel.tsx';
import { renderPart } from '#web/testing/render-part.tsx';

const given = { terms: true, privacy: true, personalData: true, serviceFee: true, newsletter: true };

const labels = {
  terms: 'Accetto i Termini e condizioni',
  privacy: 'Acconsento all’uso dei miei dati di profilazione, come da Informativa sulla privacy',
  personalData: 'Acconsento al trattamento dei dati personali sulla salute',
  serviceFee: 'Accetto la quota di servizio e la fatturazione',
  newsletter: 'Voglio ricevere la newsletter (facoltativo)',
};

function Panel({ values }: { readonly values: typeof given }) {
  return (
    <FormProvider {...useForm({ defaultValues: values })}>
      <ConsentsPanel values={values as unknown as ProfileValues} />
    </FormProvider>
  );
}

/** The boxes that can be changed, and those that are ticked, by label and in their order. */
function shownBoxes() {
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes).toHaveLength(5);
  const named = Object.values(labels).map((name) => ({ name, box: screen.getByRole('checkbox', { name }) }));
  return {
    open: named.filter(({ box }) => !box.hasAttribute('disabled')).map(({ name }) => name),
    ticked: named.filter(({ box }) => (box as HTMLInputElement).checked).map(({ name }) => name),
  };
}

test('locks the four mandatory consents once they are given, and leaves the newsletter open (PROF-55, PROF-56, AMB-07)', () => {
  renderPart(<Panel values={given} />);
  expect(shownBoxes()).toEqual({ open: [labels.newsletter], ticked: Object.values(labels) });
});

test.each(['terms', 'privacy', 'personalData', 'serviceFee'] as const)(
  'leaves the box of %s open while that consent is missing, and the other three locked (PROF-55, PROF-56)',
  async (missing) => {
    const { user } = renderPart(<Panel values={{ ...given, [missing]: false }} />);
    const others = Object.values(labels).filter((label) => label !== labels[missing]);
    expect(shownBoxes()).toEqual({ open: [labels[missing], labels.newsletter], ticked: others });
    await user.click(screen.getByRole('checkbox', { name: labels[missing] }));
    expect(shownBoxes().ticked).toEqual(Object.values(labels));
  },
);
