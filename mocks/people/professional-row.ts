import { textHash } from '#bff/text-hash';
import { vatCheckDigit } from '#contracts/billing/vat-check-digit';
import type { Instant } from '#contracts/kernel/instant';
import type { PlanRow, PublicConfigurationRow, SignedDocumentRow, SubscriptionRow, UserRow } from '#mocks/db/rows';
import { daysAgo } from '#mocks/people/moments';

export interface ProfessionalProfile extends Partial<PublicConfigurationRow> {
  readonly nome: string;
  readonly cognome: string;
  readonly role: 'psychologist' | 'psychotherapist';
}

export interface ProfessionalSetup {
  readonly token: string;
  readonly privateToken: string;
  readonly email: string;
  readonly plan: PlanRow;
  readonly contracts: SignedDocumentRow[];
  readonly payments?: SubscriptionRow[];
  readonly authorisation: string;
  readonly registeredDaysAgo: number;
  readonly taxCode: string;
  readonly home: string;
  readonly profile: ProfessionalProfile;
}

/** A professional as the platform stores one, private data included: its directory hides none of them. */
export function professionalRow(setup: ProfessionalSetup, now: Instant): UserRow {
  const { token, email, plan, contracts, authorisation } = setup;
  return {
    public_token: token,
    private_token: setup.privateToken,
    email,
    username: email,
    picture: `ritratto-${token}.png`,
    registration_timestamp: daysAgo(now, setup.registeredDaysAgo),
    public_configuration: {
      ...privateMatters(setup, now),
      type: 'dottore',
      autorizzazioni: authorisation,
      privilege: false,
      current_plan: plan,
      sign_doc: contracts,
      ...setup.profile,
    },
    manager_configuration: {
      autorizzazioni: authorisation,
      current_plan: plan,
      sign_doc: contracts,
      wallet: '0',
      corsi: {},
      subscriptions: setup.payments ?? [],
      watched: [],
    },
    configuration: { watched_tutorial: '1' },
  };
}

/** The sample IBAN in every Italian bank's leaflet. */
const exampleIban = 'IT60X0542811101000000123456';

function privateMatters(setup: ProfessionalSetup, now: Instant): Record<string, unknown> {
  const { token, profile } = setup;
  const name = `${profile.nome} ${profile.cognome}`;
  const home = { id: `casa-${token}`, formatted_address: setup.home, coordinates: [], type: 'Point' };
  return {
    address: home,
    current_address: home,
    company: {
      ragione_sociale: `Studio di psicologia ${name}`,
      codice_fiscale: setup.taxCode,
      partita_iva: vatNumber(token),
      indirizzo_fatturazione: home.formatted_address,
    },
    payment_detail: { codice_iban: exampleIban, intestatario: name, banca: 'Banca Esempio' },
    identity_documents: [`documento-${token}.pdf`],
    certificatePsychotherapy: [],
    card_expiry: '2031-05-12',
    tax_code_expiry: '2032-01-31',
    tax_regime: 'forfettario',
    emergency_availability: 'no',
    hours_per_week: 'Da 15 a 30 ore',
    hear_from: 'Passaparola',
    profile_views: 0,
    patients: [],
    alerts: [
      {
        title: 'Benvenuto',
        message: 'Il tuo profilo è stato ricevuto.',
        file: [],
        seen: '1',
        timestamp: daysAgo(now, 30),
      },
    ],
    isTerms: true,
    isPrivacy: true,
    isPersonalData: true,
    isServiceFee: true,
    isNewsLetter: false,
  };
}

/** Eleven digits, the last a check digit. */
function vatNumber(token: string): string {
  const digits = `0${(textHash(token) >>> 0) % 1_000_000_000}`.padEnd(10, '7');
  return digits + vatCheckDigit(digits);
}
