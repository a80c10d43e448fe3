import { legacyAddress } from '#bff/addresses/legacy-address';
import { personConfiguration } from '#bff/registration/person-configuration';
import type { OperationInput } from '#contracts/kernel/operation';
import type { registerProfessional } from '#contracts/registration/registration.api';

type Input = OperationInput<typeof registerProfessional>;

/** What the platform stores about a newly registered professional; the documents are added afterwards (DATA-05). */
export function professionalConfiguration(input: Input) {
  const residence = legacyAddress(input.residence);
  return {
    ...personConfiguration(input),
    type: 'dottore' as const,
    role: input.role,
    // The profile shows one as the workplace and the other as the residence; both begin alike.
    address: residence,
    current_address: residence,
    residence_details: input.residenceDetails,
    languages: input.languages,
    identity_documents: [],
    card_expiry: input.cardExpiry,
    tax_code_expiry: input.taxCodeExpiry,
    tax_regime: input.taxRegime,
    emergency_availability: input.emergencyAvailability,
    hours_per_week: input.hoursPerWeek,
    hear_from: input.hearFrom,
    register_defination: input.registerNumber,
    register_date: input.registerDate,
    region: input.region,
    qualifications: [
      { education: input.education, institute: input.institute, passed_year: input.passedYear, filesList: [] },
    ],
    prices: pricesInEuro(input),
    intervations: input.interventionAreas,
    ...psychotherapyConfiguration(input),
  };
}

function pricesInEuro({ singlePrice, couplePrice, familyPrice }: Input): Record<string, number> {
  const cents = { single_seat: singlePrice, couple_session: couplePrice, family_session: familyPrice };
  return Object.fromEntries(Object.entries(cents).flatMap(([name, price]) => (price ? [[name, price / 100]] : [])));
}

/** Stored only for a psychotherapist, whatever was sent. */
function psychotherapyConfiguration({ role, psychotherapy }: Input) {
  if (role !== 'psychotherapist' || !psychotherapy) return {};
  return {
    correct_name: psychotherapy.school,
    specialization_date: psychotherapy.specialisationDate,
    specialization: psychotherapy.specialisations,
    certificatePsychotherapy: [],
  };
}
