interface SendQueueOptions<Item> {
  readonly initial: readonly Item[];
  /** The item to send next; undefined when there is none. */
  readonly next: (items: readonly Item[]) => Item | undefined;
  /** Sends one item and records the result with `change`. Must not throw. */
  readonly send: (item: Item) => Promise<void>;
  /** Called after every change, to keep the items that are not sent yet. */
  readonly onChange?: (items: readonly Item[]) => void;
}

export interface SendQueue<Item> {
  readonly read: () => readonly Item[];
  readonly subscribe: (onChange: () => void) => () => void;
  readonly change: (change: (items: readonly Item[]) => readonly Item[]) => void;
  /** Sends the items that wait; does nothing while it is already sending. */
  readonly start: () => void;
}

/** Sends items one at a time, in their order, independently of what is mounted. For `useSyncExternalStore`. */
export function createSendQueue<Item>({ initial, next, send, onChange }: SendQueueOptions<Item>): SendQueue<Item> {
  let items = initial;
  let isSending = false;
  const listeners = new Set<() => void>();

  const sendAll = async () => {
    if (isSending) return;
    isSending = true;
    for (let turn = next(items); turn; turn = next(items)) await send(turn);
    isSending = false;
  };
  return {
    read: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (change) => {
      items = change(items);
      onChange?.(items);
      for (const listener of listeners) listener();
    },
    start: () => void sendAll(),
  };
}
