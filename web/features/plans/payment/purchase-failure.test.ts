import { describe, expect, test } from 'vitest';
import { couponFailure } from '#web/features/plans/payment/coupon-failure';
import { purchaseFailure } from '#web/features/plans/payment/purchase-failure';

describe('a purchase that failed is told in the specified words, and says that nothing was charged', () => {
  test.each([
    { code: 'legacy_unavailable', title: 'richiesta inviata non riuscita', id: 'PLAN-19' },
    {
      code: 'email_unavailable',
      title: 'richiesta inviata non riuscita e-mail non disponibile',
      id: 'PLAN-20, AMB-50',
    },
    {
      code: 'username_unavailable',
      title: 'richiesta inviata non riuscita nome utente non disponibile',
      id: 'PLAN-21, AMB-50',
    },
    { code: 'already_active', title: 'richiesta inviata non riuscita', id: 'PLAN-19' },
  ])('$code: $title ($id)', ({ code, title }) => {
    const words = purchaseFailure({ code, requestId: 'r' });
    expect(words.title).toBe(title);
    expect(words.advice).toMatch(/^Non ti è stato addebitato nulla\./);
  });

  test('a lost answer never claims that nothing happened', () => {
    const { title, advice } = purchaseFailure({ code: 'legacy_unavailable', requestId: 'r', outcomeUnknown: true });
    expect(title).toBe('Non sappiamo se è riuscito');
    expect(advice).not.toContain('addebitato');
  });
});

describe('a coupon that is not taken is told in the specified words', () => {
  test.each([
    { code: 'coupon_not_found', title: 'Coupon non trovato', id: 'COUPON-03, COUPON-07' },
    { code: 'coupon_used', title: 'Coupon già applicato', id: 'COUPON-09' },
    { code: 'coupon_not_for_basic', title: 'I coupon non sono validi per il piano Basic', id: 'COUPON-02' },
  ])('$code: $title ($id)', ({ code, title }) => {
    expect(couponFailure({ code }).title).toBe(title);
    expect(purchaseFailure({ code, requestId: 'r' }).title).toBe(title);
  });

  test('after too many codes it says when one may try again, and that one can go on without', () => {
    const { advice } = couponFailure({ code: 'too_many_attempts', details: { retryAfterSeconds: 600 } });
    expect(advice).toBe('Puoi continuare senza coupon; potrai riprovare tra 10 minuti.');
  });
});
