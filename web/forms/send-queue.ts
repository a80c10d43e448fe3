interface SendQueueOptions<Item> {
  readonly initial: readonly Item[];
  /** The item whose turn it is; undefined while nothing is to be sent. */
  readonly next: (items: readonly Item[]) => Item | undefined;
  /** Sends one item and says by `change` what became of it. Must not throw. */
  readonly send: (item: Item) => Promise<void>;
  /** Called after every change, to keep what is not sent yet. */
  readonly onChange?: (items: readonly Item[]) => void;
}

export interface SendQueue<Item> {
  readonly read: () => readonly Item[];
  readonly subscribe: (onChange: () => void) => () => void;
  readonly change: (change: (items: readonly Item[]) => readonly Item[]) => void;
  /** Sends whatever is to be sent; does nothing while it is sending already. */
  readonly start: () => void;
}

/** Items that leave one at a time, in their order, whatever the screen shows meanwhile. For `useSyncExternalStore`. */
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
