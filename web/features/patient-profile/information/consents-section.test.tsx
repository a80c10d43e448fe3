import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { mandatoryConsents } from '#contracts/consents/consents.api';
import type { OwnPatientProfile } from '#contracts/patient-profile/patient-profile.api';
import { ConsentsSection } from '#web/features/patient-profile/information/consents-section.tsx';
import { renderPart } from '#web/testing/render-part.tsx';

const consents = [
  { consent: 'terms', name: 'Accetto i Termini e condizioni', id: 'PATIENT-36' },
  {
    consent: 'privacy',
    name: 'Acconsento all’uso dei miei dati di profilazione, come da Informativa sulla privacy',
    id: 'PATIENT-37',
  },
  {
    consent: 'personalData',
    name: 'Acconsento al trattamento dei dati personali sulla salute',
    id: 'PATIENT-38',
  },
  { consent: 'serviceFee', name: 'Accetto la quota di servizio e la fatturazione', id: 'PATIENT-39' },
] as const;

const newsletter = 'Voglio ricevere la newsletter (facoltativo)';

/** The section of a patient who has given all mandatory consents but this one. */
function Section({ missing }: { readonly missing: string }) {
  const given = mandatoryConsents.filter((consent) => consent !== missing);
  const values = Object.fromEntries(mandatoryConsents.map((consent) => [consent, consent !== missing]));
  const profile = {
    values,
    consents: given.map((consent) => ({ consent, givenAt: '2026-04-23T09:40:00.000Z', version: '1' })),
    newsletterChangedAt: null,
  } as unknown as OwnPatientProfile;
  return (
    <FormProvider {...useForm({ defaultValues: { ...values, newsletter: false } })}>
      <ConsentsSection profile={profile} askTeam={() => null} onClose={() => undefined} />
    </FormProvider>
  );
}

test.each(consents)(
  'leaves the box of $consent open while that consent is missing, and locks the other three ($id)',
  async ({ consent, name }) => {
    const { user } = renderPart(<Section missing={consent} />);
    const box = screen.getByRole('checkbox', { name });
    expect(box).not.toBeChecked();
    for (const other of consents.filter((one) => one.consent !== consent)) {
      expect(screen.getByRole('checkbox', { name: other.name })).toBeChecked();
      expect(screen.getByRole('checkbox', { name: other.name })).toBeDisabled();
    }
    await user.click(box);
    expect(box).toBeChecked();
    expect(screen.getByRole('checkbox', { name: newsletter })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: newsletter })).toBeEnabled();
  },
);
