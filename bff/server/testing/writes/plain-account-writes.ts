import { expect } from 'vitest';
import { alertId } from '#bff/alerts/alert-id';
import {
  announced,
  billingData,
  home,
  newcomer,
  newProfessional,
  profile,
  question,
} from '#bff/server/testing/plain-inputs';
import { accountOf, change, configuration, published } from '#bff/server/testing/plain-records';
import type { PlainWrite } from '#bff/server/testing/plain-world';
import { testNow } from '#bff/server/testing/test-app';
import { instantFromIso, secondsFromInstant } from '#contracts/kernel/instant';
import { recordOf, rowsOf } from '#e2e/plain-platform/php-values';
import { plainPassword, plainPeople } from '#e2e/plain-platform/seed';
import { partOf } from '#e2e/plain-platform/state';

const sentAt = instantFromIso('2026-11-24T08:00:00Z');

/** An alert as the plain platform holds it. */
const alert = {
  title: 'Promemoria',
  message: 'Domani.',
  file: '',
  seen: '0',
  timestamp: String(secondsFromInstant(sentAt)),
};

/** What users do on their own: signing in, registering, and maintaining their account. */
export const accountWrites: Readonly<Record<string, PlainWrite>> = {
  'login/log-in': { input: { email: plainPeople.giulia.email, password: plainPassword, rememberMe: true } },
  'login/log-out': { as: 'giulia', input: {} },
  'login/keep-session': { as: 'giulia', input: {} },
  'login/recover-password': {
    input: { email: plainPeople.giulia.email },
    writes: ['restorePassword'],
    stands: (platform) => platform.state.recoveries,
    after: [plainPeople.giulia.email],
  },
  'consents/give-consents': {
    as: 'giulia',
    input: { terms: true, privacy: true, personalData: true, serviceFee: true },
    prepare: ({ platform }) =>
      change(platform, 'giulia', 'public_configuration', { isPrivacy: '', isServiceFee: null }),
    writes: ['updateUser'],
    stands: (platform) =>
      ['isTerms', 'isPrivacy', 'isPersonalData', 'isServiceFee'].map((flag) => published(platform, 'giulia')[flag]),
    after: ['1', true, '1', true],
  },
  'alerts/mark-alerts-seen': {
    as: 'giulia',
    input: { ids: [alertId({ timestamp: sentAt, title: 'Promemoria', message: 'Domani.', file: [], seen: false })] },
    prepare: ({ platform }) => change(platform, 'giulia', 'public_configuration', { alerts: [alert] }),
    writes: ['updateUser'],
    stands: (platform) => rowsOf(published(platform, 'giulia')['alerts']),
    after: [{ ...alert, seen: true }],
  },
  'billing/complete-billing-data': {
    as: 'rinaldi',
    input: { changes: billingData, revisions: [] },
    writes: ['updateUser', 'alert'],
    stands: (platform) => {
      const { company, payment_detail, alerts } = published(platform, 'rinaldi');
      const { indirizzo_fatturazione: written } = recordOf(company);
      const address = recordOf(written)['formatted_address'] ?? written;
      return [address, recordOf(payment_detail)['codice_iban'], rowsOf(alerts).length];
    },
    after: ['Via Correnti 14, Milano', 'IT60X0542811101000000123456', 1],
  },
  'billing/save-billing-data': {
    as: 'rinaldi',
    input: { changes: { taxCode: billingData.taxCode, bankName: 'Banca Nuova' }, revisions: [] },
    writes: ['updateUser'],
    stands: (platform) => {
      const { company, payment_detail } = published(platform, 'rinaldi');
      return [recordOf(company)['codice_fiscale'], recordOf(payment_detail)['banca']];
    },
    after: [billingData.taxCode, 'Banca Nuova'],
  },
  'billing/postpone-billing-data': {
    as: 'serafini',
    input: {},
    writes: ['updateUser'],
    stands: (platform) => recordOf(configuration(platform, 'serafini')['ascolto'])['billing_postponed_at'],
    after: testNow / 1000,
  },
  'contract/send-contract-code': {
    as: 'serafini',
    input: { phone: '+39 347 555 0199' },
    prepare: ({ platform }) => change(platform, 'serafini', 'manager_configuration', { sign_doc: [] }),
    writes: ['sendContractCode', 'updateUser'],
    stands: (platform) => [platform.state.textMessages, published(platform, 'serafini')['contract_phone']],
    after: [['+393475550199'], '+393475550199'],
  },
  'plans/purchase-plan': {
    as: 'serafini',
    input: {
      ...{ plan: 'premium', coupon: 'sessanta', totalCents: 0 },
      idempotencyKey: 'key-of-purchase',
    },
    writes: ['purchasePlan', 'updateUser'],
    stands: (platform) => {
      const { current_plan: plan } = partOf(platform.user('serafini'), 'manager_configuration');
      const { type, last_payment_date: paid, coupon } = recordOf(plan);
      return [type, Number(paid), recordOf(coupon)['name']];
    },
    after: ['online+studio', testNow / 1000, 'SESSANTA'],
  },
  'plans/give-up-purchase': {
    as: 'serafini',
    input: { key: 'key-of-purchase' },
    prepare: ({ platform }) =>
      change(platform, 'serafini', 'configuration', {
        ascolto: {
          plan_purchase: {
            ...{ act: 'key-of-purchase.1', plan: 'online+studio', coupon: '', total: '59.78' },
            ...{ page: 'https://pay.example/?acquisto=1', asked_at: testNow / 1000, plan_before: '' },
          },
        },
      }),
    writes: ['updateUser'],
    stands: (platform) => {
      const { plan_purchase: purchase } = recordOf(configuration(platform, 'serafini')['ascolto']);
      return recordOf(purchase)['given_up_at'];
    },
    after: testNow / 1000,
  },
  'profile/save-profile': {
    as: 'rinaldi',
    input: profile,
    prepare: ({ platform }) => {
      platform.user('rinaldi')['picture'] = 'ritratto.png';
    },
    writes: ['updateUser'],
    stands: (platform) => {
      const { biografia, current_address, prices, field_of_another_program } = published(platform, 'rinaldi');
      return [biografia, recordOf(current_address)['formatted_address'], prices, field_of_another_program];
    },
    after: [
      'Ricevo a Milano e online.',
      home.formattedAddress,
      { single_seat: '70', couple_session: '95.00', family_session: 110 },
      'travels along',
    ],
  },
  'therapists/record-profile-view': {
    as: 'giulia',
    input: { therapist: 'pt-serafini' },
    writes: ['profileView'],
    stands: (platform) => published(platform, 'serafini')['views'],
    after: [{ by: 'pt-giulia', at: testNow / 1000 }],
  },
  'favourites/add-favourite': {
    as: 'giulia',
    input: { therapist: 'pt-serafini' },
    writes: ['updateUser'],
    stands: (platform) => published(platform, 'giulia')['fav_therapist'],
    after: ['pt-serafini'],
  },
  'tutorial/finish-tutorial': {
    as: 'sara',
    input: {},
    writes: ['updateUser'],
    stands: (platform) => configuration(platform, 'sara'),
    after: { watched_tutorial: '1' },
  },
  'registration/register-patient': {
    input: { ...newcomer, address: home },
    writes: ['register'],
    stands: (platform) => accountOf(platform, newcomer.email),
    after: expect.objectContaining({
      password: newcomer.password,
      public_configuration: expect.objectContaining({ type: 'paziente', nome: 'Lucia', isTerms: true }),
    }),
  },
  'registration/register-professional': {
    input: newProfessional,
    writes: ['register'],
    stands: (platform) => accountOf(platform, newcomer.email),
    after: expect.objectContaining({
      public_configuration: expect.objectContaining({ type: 'dottore', prices: { single_seat: 70 } }),
    }),
  },
  'registration/validate-account': {
    input: announced,
    writes: ['userValidate'],
    stands: (platform) => platform.state.announcedAccounts,
    after: [expect.objectContaining({ email: newcomer.email, dob: newcomer.birthDate })],
  },
  'information-request/send-information-request': {
    input: question,
    writes: ['requestInfo'],
    stands: (platform) => platform.state.informationRequests,
    after: [expect.objectContaining({ messaggio: 'Avete chi si occupa di lutto?', type: 'specializzazione' })],
  },
  'calendar-export/start-subscription': {
    as: 'giulia',
    input: { replaces: null },
    writes: ['updateUser'],
    stands: (platform) => recordOf(configuration(platform, 'giulia')['ascolto'])['calendar'],
    after: { id: expect.any(String), since: testNow / 1000 },
  },
  'calendar-export/end-subscription': {
    as: 'giulia',
    input: {},
    prepare: ({ ask }, cookies) => ask('calendar-export/start-subscription', { replaces: null }, cookies),
    writes: ['updateUser'],
    stands: (platform) => typeof recordOf(recordOf(configuration(platform, 'giulia')['ascolto'])['calendar'])['id'],
    after: 'undefined',
  },
  'new-requests/pause-new-requests': {
    as: 'rinaldi',
    input: { isPaused: true },
    writes: ['updateUser'],
    stands: (platform) => typeof recordOf(configuration(platform, 'rinaldi')['ascolto'])['requests_paused_at'],
    after: 'number',
  },
  'working-hours/save-working-hours': {
    as: 'rinaldi',
    input: { week: [[{ from: '09:00', to: '13:00' }], [], [], [], [], [], []], absences: [] },
    writes: ['updateUser'],
    stands: (platform) => recordOf(configuration(platform, 'rinaldi')['ascolto'])['working_hours'] !== undefined,
    after: true,
  },
};
