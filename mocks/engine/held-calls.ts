/** The answers to one call that a test holds back. */
export interface HeldCall {
  /** Resolves once a call waits. */
  received(): Promise<void>;
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
  /** Who is told that a call waits. */
  readonly watching: (() => void)[];
  /** How many of the next calls need not wait. */
  mayPass: number;
}

/** At first no call is held. */
export function createHeldCalls(): HeldCalls {
  const held = new Map<string, Gate>();
  return {
    hold(call) {
      const gate: Gate = { waiting: [], watching: [], mayPass: 0 };
      held.set(call, gate);
      return {
        received: async () => {
          if (gate.waiting.length === 0) await new Promise<void>((told) => gate.watching.push(told));
        },
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
      else await waitAt(gate);
    },
  };
}

function waitAt({ waiting, watching }: Gate): Promise<void> {
  return new Promise((goOn) => {
    waiting.push(goOn);
    for (const told of watching.splice(0)) told();
  });
}
