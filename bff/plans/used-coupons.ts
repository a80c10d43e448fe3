import * as z from 'zod';
import { ascoltoOf } from '#bff/users/ascolto-part';
import { usedCouponsField } from '#contracts/plans/plans.legacy';
import type { UserRecord } from '#contracts/users/own-user.legacy';
import type { LegacyUser } from '#contracts/users/users.legacy';

/** So many ids are kept, the latest; nobody is given as many coupons. */
const mostKept = 200;

const keptList = z.object(usedCouponsField);

/**
 * The ids of the coupons a professional has used: those kept by this program, and the ones in the platform's two
 * places, which the next purchase overwrites (COUPON-09, AMB-63).
 */
export function usedCoupons({ configuration, manager_configuration: { corsi, current_plan } }: LegacyUser): string[] {
  const kept = configuration.ascolto?.used_coupons ?? [];
  return distinct([...kept, corsi.applied_coupon, current_plan.coupon.id]);
}

/** The list to keep in the user: what is kept there already, with these ids added, each once. */
export function withUsedCoupons(user: UserRecord, used: readonly (string | undefined)[]): string[] {
  return distinct([...keptList.parse(ascoltoOf(user)).used_coupons, ...used]).slice(-mostKept);
}

function distinct(ids: readonly (string | undefined)[]): string[] {
  return [...new Set(ids.filter((id) => id !== undefined && id !== ''))] as string[];
}
