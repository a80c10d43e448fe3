import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { wantedAddress } from '#web/routing/wanted-address';

export interface Steps {
  /** The current step, from 0. */
  readonly index: number;
  readonly goTo: (index: number) => void;
  /** Goes to the step before, through the history where its last entry is that step. */
  readonly back: () => void;
}

/**
 * The steps of a form: `passo=2` in the address is the second. A step that cannot be reached yet leads to the first
 * invalid one.
 */
export function useSteps(isValid: readonly boolean[]): Steps {
  const { asked, show, backFrom } = useStepInAddress('passo', (index) => (index === 0 ? null : String(index + 1)));
  const index = reachableStep(asked, isValid);
  const isElsewhere = asked !== (index === 0 ? null : String(index + 1));
  useEffect(() => {
    if (isElsewhere) show(index, { trail: noTrail, replace: true });
  });
  return {
    index,
    goTo: (next) => {
      if (next !== index) show(next, { trail: { depth: null, previous: index } });
    },
    back: () => backFrom(index),
  };
}

/**
 * The step to show, from 0: the one in the address (`1` is the first), or the first invalid one before it. An address
 * without a step asks for the first, one beyond the last for the last.
 */
export function reachableStep(asked: string | null, isValid: readonly boolean[]): number {
  const wanted = /^[1-9]\d?$/.test(asked ?? '') ? Number(asked) - 1 : 0;
  const stop = isValid.findIndex((valid) => !valid);
  const last = isValid.length - 1;
  return Math.min(wanted, last, stop === -1 ? last : stop);
}

export interface ClosableSteps extends Omit<Steps, 'index'> {
  /** The current step, from 0; null while the steps are closed. */
  readonly index: number | null;
  readonly open: (index: number) => void;
  /**
   * Goes back in the history to the screen they were opened over; if they were opened by an address, removes the
   * parameter.
   */
  readonly close: () => void;
}

/** Steps over a screen, all of them reachable: the address's parameter holds the current one, 1 for the first. */
export function useClosableSteps(parameter: string, count: number): ClosableSteps {
  const { asked, trail, show, backFrom, leave } = useStepInAddress(parameter, (index) => String(index + 1));
  const index = asked === null ? null : existingStep(asked, count);
  return {
    index,
    open: (first) => show(first, { trail: { depth: 1, previous: null } }),
    goTo: (next) => {
      const depth = trail.depth === null ? null : trail.depth + 1;
      show(next, { trail: { depth, previous: index } });
    },
    back: () => {
      if (index !== null) backFrom(index);
    },
    close: leave,
  };
}

/** The step in the address, from 0; the first when there is no such step. */
function existingStep(asked: string, count: number): number {
  const step = Number(asked);
  return Number.isInteger(step) && step >= 1 && step <= count ? step - 1 : 0;
}

/** How the history came to the current step. */
interface Trail {
  /** How many entries back the screen is over which the steps were opened; null when an address opened them. */
  readonly depth: number | null;
  /** The step, from 0, that the browser's own Back leads to. */
  readonly previous: number | null;
}

const noTrail: Trail = { depth: null, previous: null };

function useStepInAddress(parameter: string, inAddress: (index: number) => string | null) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const trail: Trail = state?.steps ?? noTrail;

  const write = (value: string | null, { trail, replace = false }: { trail: Trail; replace?: boolean }) => {
    const parameters = new URLSearchParams(search);
    if (value === null) parameters.delete(parameter);
    else parameters.set(parameter, value);
    void navigate(
      { search: parameters.toString() },
      { replace, state: { steps: trail, wanted: wantedAddress(state) } },
    );
  };
  const show = (index: number, how: { trail: Trail; replace?: boolean }) => write(inAddress(index), how);

  return {
    asked: new URLSearchParams(search).get(parameter),
    trail,
    show,
    backFrom: (index: number) => {
      if (index === 0) return;
      if (trail.previous === index - 1) void navigate(-1);
      else show(index - 1, { trail, replace: true });
    },
    leave: () => {
      if (trail.depth === null) write(null, { trail: noTrail, replace: true });
      else void navigate(-trail.depth);
    },
  };
}

/**
 * A ref for a step's heading, which takes the focus when another step opens, so that it is announced; the first one
 * does not.
 */
export function useStepFocus(index: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current !== index) heading.current?.focus();
    shown.current = index;
  }, [index]);
  return heading;
}
