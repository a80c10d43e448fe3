import type { Instant } from '#contracts/kernel/instant';
import type { AddressRow, PublicConfigurationRow, UserRow } from '#mocks/db/rows';
import { daysAgo, italianDayAgo } from '#mocks/people/moments';
import type { Diary } from '#mocks/people/people-schema';

export interface PatientSetup {
  readonly token: string;
  readonly privateToken: string;
  readonly email: string;
  readonly registeredDaysAgo: number;
  readonly hasPicture: boolean;
  readonly wallet: string;
  readonly watchedTutorial: boolean;
  readonly profile: Partial<PublicConfigurationRow> & { readonly nome: string; readonly cognome: string };
  readonly home: string;
  /** Latitude and longitude; a home that was typed in has none. */
  readonly homeAt?: readonly [number, number];
  /** Known once a consent was signed. */
  readonly birthPlace?: AddressRow;
  readonly taxCode: string;
  /** Has agreed that the cost goes to the Sistema Tessera Sanitaria; else nothing was chosen. */
  readonly sendsCost?: boolean;
  readonly diary?: readonly { id: string; status: string; comment: string; date: string }[];
  readonly favourites?: readonly string[];
  readonly consents?: readonly { user_pt: string; file: string; created_at: number }[];
  /** What this program has stored in the user. */
  readonly ascolto?: Readonly<Record<string, unknown>>;
}

/** A diary as the platform stores it; the oldest entry is `umore-1`. */
export function diaryRows(now: Instant, diary: Diary): NonNullable<PatientSetup['diary']> {
  return diary.map(([days, status, comment], at) => ({
    id: `umore-${diary.length - at}`,
    status,
    comment,
    date: italianDayAgo(now, days),
  }));
}

/** A patient as the platform stores one, with diary, consents and tax code in the part it calls public. */
export function patientRow(setup: PatientSetup, now: Instant): UserRow {
  const { token, email, profile } = setup;
  const home = {
    id: `casa-${token}`,
    formatted_address: setup.home,
    coordinates: [...(setup.homeAt ?? [])],
    type: 'Point',
  };
  return {
    public_token: token,
    private_token: setup.privateToken,
    email,
    username: email,
    picture: setup.hasPicture ? `ritratto-${token}.png` : '',
    registration_timestamp: daysAgo(now, setup.registeredDaysAgo),
    public_configuration: {
      indirizzo: home,
      ...(setup.birthPlace && { birth_address: setup.birthPlace }),
      current_address: home,
      cap: setup.home.match(/\b\d{5}\b/)?.[0] ?? '',
      billing_info: { codice_fiscale: setup.taxCode, ...(setup.sendsCost && { deduct_cost: 'true' }) },
      diary: setup.diary ?? [],
      fav_therapist: setup.favourites ?? [],
      consenso_informato: setup.consents ?? [],
      patients: [],
      alerts: [],
      isTerms: true,
      isPrivacy: true,
      isPersonalData: true,
      isServiceFee: true,
      isNewsLetter: false,
      accept_consent: true,
      type: 'paziente',
      ...profile,
    },
    manager_configuration: { wallet: setup.wallet },
    configuration: {
      watched_tutorial: setup.watchedTutorial ? '1' : '0',
      ...(setup.ascolto && { ascolto: setup.ascolto }),
    },
  };
}
