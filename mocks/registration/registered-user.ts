import type * as z from 'zod';
import { secondsFromInstant } from '#contracts/kernel/instant';
import type { register } from '#contracts/registration/registration.legacy';
import type { ManagerConfigurationRow, PublicConfigurationRow, UserRow } from '#mocks/db/rows';
import type { Platform } from '#mocks/platform';

type RegisteredUser = z.output<typeof register.request>['user'];

/** The row of a newly registered user; the administration's fields are set whatever was sent. */
export function registeredUser({ db, now }: Platform, { password: _kept, ...user }: RegisteredUser): UserRow {
  const isProfessional = user.public_configuration.type === 'dottore';
  const authorisation = isProfessional ? { autorizzazioni: 'in attesa' } : {};
  const { privilege: _refused, ...configuration } = user.public_configuration as PublicConfigurationRow;
  return {
    ...user,
    public_token: db.nextToken('pt'),
    private_token: db.nextToken('secret'),
    picture: '',
    registration_timestamp: secondsFromInstant(now()),
    public_configuration: { ...configuration, alerts: [], ...authorisation },
    manager_configuration: { wallet: '0', ...authorisation, ...(isProfessional ? noPlanYet(now) : {}) },
    configuration: { ...user.configuration, watched_tutorial: '0' },
  };
}

function noPlanYet(now: Platform['now']): ManagerConfigurationRow {
  const current_plan = { type: '', amount: 0, payment_completed: '0', date: secondsFromInstant(now()) } as const;
  return { current_plan, sign_doc: [], corsi: {}, subscriptions: [], watched: [] };
}
