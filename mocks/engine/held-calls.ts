/** The answers to one call that a test holds back. */
export interface HeldCall {
  /** Lets one answer go: of the call that has waited longest, or of the next that comes. */
  answerOne(): void;
  /** Lets every answer go, those to come as well. */
  release(): void;
}

/** Which calls a test keeps waiting: what a screen does meanwhile is then looked at without any time passing. */
export interface HeldCalls {
  /** From here on the platform receives the call and neither acts nor answers. */
  hold(call: string): HeldCall;
  /** Lets every answer of every call go. */
  releaseAll(): void;
  /** Resolves when the call may be answered: at once unless it is held. */
  untilReleased(call: string): Promise<void>;
}

interface Gate {
  readonly waiting: (() => void)[];
  /** How many of those to come need not wait. */
  mayPass: number;
}

/** No call is held. */
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
