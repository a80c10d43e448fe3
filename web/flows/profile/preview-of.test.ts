import { expect, test } from 'vitest';
import type { OwnProfile } from '#contracts/profile/profile.api';
import type { ProfileFormValues } from '#web/features/profile/form/profile-values';
import type { Detail } from '#web/features/therapists/profile/detail';
import { previewOf } from '#web/flows/profile/preview-of';

const studio = { id: 'x', formattedAddress: 'Via Larga 1, Bologna', coordinates: { latitude: 44, longitude: 11 } };
const page = {
  name: 'Anna Maria Neri',
  premium: true,
  pictureUrl: '/files/media/a.png',
  reviews: [],
} as unknown as Detail;
const saved = { firstName: 'Anna maria', lastName: 'Neri' };
const profile = { email: 'anna@example.it', values: saved } as unknown as OwnProfile;
const values = {
  ...{ ...saved, biography: ' Ciao. ', interventionAreas: ['Ansia'], specialisations: [], languages: ['Italiano'] },
  ...{ singlePrice: 7000, couplePrice: Number.NaN, familyPrice: null, registerNumber: '', region: 'Lazio' },
  ...{ phone: '347 1', studioAddresses: [studio, null, { typed: 'via' }] },
} as unknown as ProfileFormValues;

test('what is typed stands in the page, and what is no price or address yet does not', () => {
  expect(previewOf(page, profile, values)).toEqual({
    ...page,
    ...{ biography: 'Ciao.', areas: ['Ansia'], specialisations: [], languages: ['Italiano'], lowestPriceCents: 7000 },
    prices: { singleCents: 7000, coupleCents: null, familyCents: null },
    register: { number: null, region: 'Lazio' },
    studio: { phone: '347 1', email: 'anna@example.it', addresses: ['Via Larga 1, Bologna'] },
  });
});

test('the name is the page’s own until another is typed', () => {
  expect(previewOf(page, profile, { ...values, firstName: 'Anna' }).name).toBe('Anna Neri');
});

test('contacts are those of a Premium therapist alone (PROF-26)', () => {
  expect(previewOf({ ...page, premium: false }, profile, values).studio).toBeNull();
});
