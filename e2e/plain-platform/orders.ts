import type { CallName } from '#e2e/plain-platform/calls';

/** Where a call is held: before its handler starts, between reading and writing a user, or before its answer leaves. */
export type Stage = 'before' | 'within' | 'after';

/** A fault of every call of a name. */
export type Fault = 'html-page' | 'cut-short' | 'status-500' | 'lost-answer';

export interface HeldCall {
  /** Resolves once a call is held there. */
  readonly reached: Promise<void>;
  letGo(): void;
}

interface Order extends HeldCall {
  readonly stage: Stage;
  readonly released: Promise<void>;
  arrive(): void;
}

/** What the tests have ordered for calls of a name. */
export interface Orders {
  /** Holds the next call of that name at that stage until `letGo`. */
  hold(call: CallName, stage: Stage): HeldCall;
  /** Waits if the call is to be held at that stage. */
  pass(call: CallName, stage: Stage): Promise<void>;
  /** Answers the next call of that name with an empty success, without doing anything. */
  acknowledgeIdly(call: CallName): void;
  takeIdle(call: CallName): boolean;
  /** Treats the token of the next call of that name as just expired. */
  expireAt(call: CallName): void;
  takeExpiry(call: CallName): boolean;
  spoil(call: CallName, fault: Fault): void;
  faultOf(call: CallName): Fault | undefined;
  /** Releases every held call and forgets all orders. */
  clear(): void;
}

export function createOrders(): Orders {
  const held = new Map<CallName, Order[]>();
  const underWay = new Set<Order>();
  const idle = new Set<CallName>();
  const expiring = new Set<CallName>();
  const faults = new Map<CallName, Fault>();
  return {
    hold(call, stage) {
      const order = orderOf(stage);
      held.set(call, [...(held.get(call) ?? []), order]);
      return order;
    },
    async pass(call, stage) {
      const waiting = held.get(call) ?? [];
      const order = waiting.find((one) => one.stage === stage);
      if (!order) return;
      held.set(
        call,
        waiting.filter((one) => one !== order),
      );
      underWay.add(order);
      order.arrive();
      await order.released;
      underWay.delete(order);
    },
    acknowledgeIdly: (call) => void idle.add(call),
    takeIdle: (call) => idle.delete(call),
    expireAt: (call) => void expiring.add(call),
    takeExpiry: (call) => expiring.delete(call),
    spoil: (call, fault) => void faults.set(call, fault),
    faultOf: (call) => faults.get(call),
    clear() {
      for (const order of underWay) order.letGo();
      for (const record of [held, idle, expiring, faults]) record.clear();
    },
  };
}

function orderOf(stage: Stage): Order {
  const { promise: reached, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  return { stage, reached, arrive, released, letGo };
}
