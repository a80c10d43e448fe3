const place = (name: string) => ({
  id: `luogo-${name}`,
  formatted_address: `Via Farini 41, ${name}`,
  coordinates: [45.4642, 9.19],
});

const plan = {
  type: 'online+studio',
  payment_completed: true,
  amount: '49.00',
  date: 1_700_000_001,
  last_payment_date: 1_705_000_002,
  coupon: { id: 'coupon-17', value: 10, expiry: 3 },
} as const;

const signedDocument = {
  type: 'contratto',
  signature: 'firma-41',
  accepted: true,
  accepted_at: 1_700_000_003,
  is_invalid: false,
};

/** A birth date early enough that its timestamp in milliseconds has few digits. */
const birthDay = '1971-05-20';

/** A user, a patient and a professional at once, in whom every field of the contracts holds a value. */
export const user = {
  public_token: 'pt-pieno',
  private_token: 'secret-pieno',
  email: 'niccolo.damico@example.it',
  username: 'niccolo.damico@example.it',
  picture: 'volto.jpg',
  registration_timestamp: 1_690_000_004,
  public_configuration: {
    type: 'dottore',
    role: 'psychotherapist',
    nome: 'Niccolò',
    cognome: 'D’Amico',
    dob: birthDay,
    telefono: '+39 02 5550 1234',
    gender: 'uomo',
    languages: ['Italiano', 'Français'],
    biografia: 'Perché no? Da 49 € a seduta.',
    specialization: ['EMDR'],
    intervations: ['Ansia', 'Lutto'],
    prices: { single_seat: 49.9, couple_session: '70', family_session: '95,50' },
    qualifications: [{ passed_year: 2015, education: 'Psicologia clinica', institute: 'Università di Padova' }],
    work_experience: [
      { start_date: '2016-02-29', end_date: '31/12/2020', ongoing: false, description: 'Attività in ambulatorio' },
      { start_date: '2021-01-01', end_date: '', ongoing: true, description: '' },
    ],
    studio_address: [place('Milano')],
    register_defination: '03/18342',
    register_date: '2012-03-14',
    region: 'Valle d’Aosta',
    address: place('Lodi'),
    card_expiry: '2031-05-20',
    tax_code_expiry: '2029-02-28',
    identity_documents: ['carta.pdf'],
    correct_name: 'Scuola di Psicoterapia di Padova',
    specialization_date: '2018-11-30',
    isNewsLetter: true,
    rating: [{ owner: 'pt-giulia', rating: 4.5, count: 3, description: 'C’è sempre.', created_at: 1_710_000_005 }],
    privilege: false,
    autorizzazioni: 'approvato',
    current_plan: plan,
    sign_doc: [signedDocument],
    consenso_informato: [{ user_pt: 'pt-giulia', file: 'consenso.pdf', created_at: 1_711_000_006 }],
    billing_info: { codice_fiscale: 'DMCNCL71E20F205X', deduct_cost: true },
    birth_address: place('Forlì'),
    current_address: place('Cantù'),
    indirizzo: place('Erba'),
    cap: '20159',
    fav_therapist: ['pt-rinaldi', 'pt-serafini'],
    diary: [{ id: 'umore-1', status: 'Felice', comment: 'C’è il sole', date: '2026-11-22' }],
    isTerms: true,
    isPrivacy: true,
    isPersonalData: true,
    isServiceFee: false,
    company: {
      ragione_sociale: 'Società D’Amico',
      codice_fiscale: 'DMCNCL71E20F205X',
      partita_iva: '01234567897',
      indirizzo_fatturazione: 'Via Cesare Correnti 14, Milano',
    },
    payment_detail: {
      codice_iban: 'IT60X0542811101000000123456',
      intestatario: 'Niccolò D’Amico',
      banca: 'Banca Esempio',
    },
    alerts: [
      { title: 'È arrivato', message: 'Perché è così.', file: ['ricevuta.pdf'], seen: false, timestamp: 1_763_971_200 },
    ],
    contract_phone: '+393475550199',
    patients: [
      {
        user_pt: 'pt-giulia',
        anamnesi: 'Perché no? È la prima volta.',
        notes: [{ id: 17, title: 'Così com’è', text: 'Verrà a martedì alterni.', date: '12/11/2026' }],
      },
    ],
  },
  manager_configuration: {
    autorizzazioni: 'approvato',
    current_plan: plan,
    sign_doc: [signedDocument],
    wallet: '12.50',
    corsi: { applied_coupon: 'coupon-16' },
    subscriptions: [{ price: '59.78', date: 1_712_000_011, invoice: ['ricevuta.pdf'] }],
  },
  configuration: {
    watched_tutorial: true,
    act: 'key-register-1',
    ascolto: {
      billing_postponed_at: 1_720_000_007,
      calendar: { id: 'calendario-1', since: 1_721_000_008 },
      contract_code: { sent_at: 1_722_000_009, plan: 'online' },
      plan_purchase: {
        act: 'key-plan-1.abc',
        plan: 'online+studio',
        coupon: 'coupon-17',
        total: 47.82,
        page: 'https://pay.example/?piano',
        asked_at: 1_722_000_011,
        plan_before: 'basic true',
        given_up_at: 1_722_000_012,
      },
      used_coupons: ['coupon-18'],
      coupon_pages: [{ coupon: 'coupon-19', total: 47.82, receipts: 0 }],
      requests_paused_at: 1_722_000_013,
      minors: [{ user_pt: 'pt-giulia', guardian_document_at: 1_722_000_014, parents_consent_at: 1_722_000_015 }],
      choices: [{ choice: 'newsletter', value: true, at: 1_722_000_014 }],
      closure_requested_at: 1_722_000_015,
      consents: { given: [{ consent: 'terms', at: 1_722_000_016, version: '19' }] },
    },
  },
} as const;

/** The same with a billing address that is an address object. */
export const userWithBillingPlace = {
  ...user,
  public_configuration: {
    ...user.public_configuration,
    company: { ...user.public_configuration.company, indirizzo_fatturazione: place('Lodi') },
  },
};
