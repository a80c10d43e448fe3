import type { OwnProfile } from '#contracts/profile/profile.api';
import type { ProfileFormValues } from '#web/features/profile/form/profile-values';
import type { Detail } from '#web/features/therapists/profile/detail';

/**
 * The page patients see, with what is typed and not saved yet. Contacts and studio are those a patient sees of a
 * Premium therapist; nobody else gets them.
 */
export function previewOf(page: Detail, { email, values: saved }: OwnProfile, values: ProfileFormValues): Detail {
  const isRenamed = values.firstName !== saved.firstName || values.lastName !== saved.lastName;
  const prices = {
    singleCents: priceOf(values.singlePrice),
    coupleCents: priceOf(values.couplePrice),
    familyCents: priceOf(values.familyPrice),
  };
  const known = Object.values(prices).filter((price) => price !== null);
  const addresses = values.studioAddresses.flatMap((address) =>
    address && 'formattedAddress' in address ? [address.formattedAddress] : [],
  );
  return {
    ...page,
    name: isRenamed ? `${values.firstName} ${values.lastName}`.trim() : page.name,
    biography: values.biography.trim() || null,
    areas: values.interventionAreas,
    specialisations: values.specialisations,
    languages: values.languages,
    prices,
    lowestPriceCents: known.length > 0 ? Math.min(...known) : null,
    register: { number: values.registerNumber || null, region: values.region || null },
    studio: page.premium ? { phone: values.phone || null, email, addresses } : null,
  };
}

/** A text that is no price yet is shown as none. */
function priceOf(typed: number | null): number | null {
  return typed !== null && Number.isInteger(typed) && typed > 0 ? typed : null;
}
