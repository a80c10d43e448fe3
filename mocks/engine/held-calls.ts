/** The answers to one call that a test holds back. */
export interface HeldCall {
  /** Releases one answer: of the call that has waited longest, or of the next one. */
  answerOne(): void;
  /** Releases every answer, those of later calls as well. */
  release(): void;
}

/** The calls a test keeps waiting, so that a screen can be examined meanwhile without any time passing. */
export interface HeldCalls {
  /** From here on the platform receives the call, but neither processes nor answers it. */
  hold(call: string): HeldCall;
  /** Releases every answer of every call. */
  releaseAll(): void;
  /** Resolves when the call may be answered: at once unless it is held. */
  untilReleased(call: string): Promise<void>;
}

interface Gate {
  readonly waiting: (() => void)[];
  /** How many of the next calls need not wait. */
  mayPass: number;
}

/** At first no call is held. */
export function createHeldCalls(): HeldCalls {
  const held = new Map<string, Gate>();
  return {
    hold(call) {
      const gate: Gate = { waiting: [], mayPass: 0 };
      held.set(call, gate);
      return {
        answerOne() {
          const goOn = gate.waiting.shift();
          if (goOn) goOn();
          else gate.mayPass += 1;
        },
        release() {
          held.delete(call);
          for (const goOn of gate.waiting.splice(0)) goOn();
        },
      };
    },
    releaseAll() {
      const gates = [...held.values()];
      held.clear();
      for (const { waiting } of gates) for (const goOn of waiting.splice(0)) goOn();
    },
    async untilReleased(call) {
      const gate = held.get(call);
      if (!gate) return;
      if (gate.mayPass > 0) gate.mayPass -= 1;
      else await new Promise<void>((goOn) => gate.waiting.push(goOn));
    },
  };
}
