import { Button, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { Problem } from '#contracts/kernel/problem';
import type { PlanName } from '#contracts/plans/plan-names';
import { couponCode, quotePlan } from '#contracts/plans/plans.api';
import { isSignedOut } from '#web/api/is-signed-out';
import { type LazyQueryState, useLazyQuery } from '#web/api/use-lazy-query';
import { couponFailure } from '#web/features/plans/payment/coupon-failure';
import type { Quote } from '#web/features/plans/payment/use-purchase';
import classes from '#web/features/plans/plans.module.css';
import { notifySuccess } from '#web/ui/messages/notify';
import { type Refusal, useRefusal } from '#web/ui/messages/use-refusal';

interface CouponFieldProps {
  readonly plan: PlanName;
  /** As typed. */
  readonly code: string;
  /** The code that is applied; undefined while none is. */
  readonly appliedCode: string | undefined;
  /** Flags the field for a code that was typed and not applied. */
  readonly warning: Refusal['field'];
  readonly onCode: (code: string) => void;
  readonly onApplied: (code: string, quote: Quote) => void;
  readonly onRemoved: () => void;
}

/** The coupon: its code to be applied, or the applied one to be removed (COUPON-01..13, COUPON-19). */
export function CouponField(props: CouponFieldProps) {
  const { plan, code, appliedCode, warning, onCode, onApplied, onRemoved } = props;
  const { state, ask } = useLazyQuery(quotePlan);
  const refusal = useRefusal(code);
  const field = useRef<HTMLInputElement>(null);
  const removal = useRef<HTMLButtonElement>(null);
  const label = useId();
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    const typed = couponCode.safeParse(code);
    if (plan === 'basic' || !typed.success) {
      const { title, advice } = couponFailure({ code: plan === 'basic' ? 'coupon_not_for_basic' : 'coupon_not_found' });
      return refusal.refuse(title, advice);
    }
    const quote = await ask({ plan, coupon: typed.data });
    if (!quote) return;
    onApplied(typed.data, quote);
    notifySuccess('Coupon applicato con successo');
    // The field and its button go.
    requestAnimationFrame(() => removal.current?.focus());
  };
  useFailure(state, refusal);
  if (appliedCode !== undefined) {
    return (
      <div className={classes.coupon}>
        <Text id={label}>
          Coupon applicato: <strong>{appliedCode}</strong>
        </Text>
        <Button
          ref={removal}
          variant="default"
          size="compact-md"
          aria-describedby={label}
          onClick={() => {
            onRemoved();
            requestAnimationFrame(() => field.current?.focus());
          }}
        >
          Togli il coupon
        </Button>
      </div>
    );
  }
  return (
    <form noValidate aria-label="Coupon" className={classes.coupon} onSubmit={(event) => void apply(event)}>
      <TextInput
        ref={field}
        label="Codice coupon (facoltativo)"
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        flex="1 1 12rem"
        value={code}
        onChange={(event) => onCode(event.currentTarget.value)}
        {...warning}
        {...refusal.field}
      />
      <Button type="submit" variant="default" loading={state.kind === 'asked'} disabled={code.trim() === ''}>
        APPLICA CODICE
      </Button>
    </form>
  );
}

/** Says once why a code was not taken. */
function useFailure(state: LazyQueryState<typeof quotePlan>, { refuse }: Refusal): void {
  const say = useEffectEvent((problem: Problem) => {
    if (isSignedOut(problem.code)) return;
    const { title, advice } = couponFailure(problem);
    refuse(title, advice);
  });
  const problem = state.kind === 'failed' ? state.problem : undefined;
  useEffect(() => {
    if (problem) say(problem);
  }, [problem]);
}
