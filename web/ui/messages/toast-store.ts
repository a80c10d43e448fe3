/** A button in a toast; the toast stands until `run` has ended. */
export interface ToastOffer {
  readonly label: string;
  readonly run: () => Promise<void>;
}

/**
 * What a toast says decides how long it may stand: a refusal answers what was asked just now, a failure what was tried.
 * See `docs/decisions/0030-messages.md`.
 */
export interface Toast {
  readonly id: string;
  readonly kind: 'success' | 'note' | 'refusal' | 'failure';
  readonly title: string;
  readonly advice?: string | undefined;
  /** Of a failure: the name of what failed. */
  readonly attempt?: string;
  /** What can be done about what it says, while it stands: it does not go by itself, and closes when that is done. */
  readonly offer?: ToastOffer;
  /** Of a failure: what failed says beside itself what became of it, and stays; the toast need not. */
  readonly isToldInPlace?: boolean;
  /** It was raised on the way to another screen, and arrives there. */
  readonly travels?: boolean;
}

/** What may make a toast untrue. */
export type Occasion =
  | { readonly what: 'press' | 'route' | 'session' }
  | { readonly what: 'attempt'; readonly name: string }
  | { readonly what: 'closed'; readonly id: string };

type Toasts = readonly Toast[];

/**
 * Those that stand with a new one: one of each kind, beside a refusal none, and beside a failure no earlier success. An
 * offer makes room only for another offer and for one of its own kind, and for no problem of something else.
 */
export function withRaised(before: Toasts, raised: Toast): Toasts {
  return [...before.filter((other) => standsBeside(other, raised)), raised];
}

/** Those that are still true after the occasion; the same array when nothing about them changes. */
export function stillTrue(before: Toasts, occasion: Occasion): Toasts {
  const left = before.filter((toast) => staysTrue(toast, occasion));
  if (occasion.what === 'route' && left.some(({ travels }) => travels)) return left.map(arrived);
  return left.length === before.length ? before : left;
}

/** The one on screen: what was said last, and a note after everything else. */
export function shownOf(toasts: Toasts): Toast | undefined {
  return toasts.findLast(({ kind }) => kind !== 'note') ?? toasts.at(-1);
}

function standsBeside(other: Toast, raised: Toast): boolean {
  if (other.offer) return !raised.offer && (isProblem(raised) || other.kind !== raised.kind);
  if (isProblem(raised) ? isProblem(other) : other.kind === raised.kind) return false;
  if (raised.kind === 'failure') return other.kind === 'note';
  return raised.kind !== 'refusal';
}

function isProblem({ kind }: Toast): boolean {
  return kind === 'refusal' || kind === 'failure';
}

function arrived(toast: Toast): Toast {
  return { ...toast, travels: false };
}

function staysTrue({ id, kind, attempt, offer, travels }: Toast, occasion: Occasion): boolean {
  switch (occasion.what) {
    case 'route':
      return travels === true || offer !== undefined;
    case 'press':
      return kind !== 'refusal';
    case 'attempt':
      return kind !== 'failure' || offer !== undefined || attempt !== occasion.name;
    case 'closed':
      return id !== occasion.id;
    default:
      return false;
  }
}

let toasts: Toasts = [];
let shown: Toast | undefined;
const hearing = new Set<() => void>();

function change(next: Toasts): void {
  if (next === toasts) return;
  toasts = next;
  shown = shownOf(next);
  for (const hear of hearing) hear();
}

export function raise(toast: Toast): void {
  change(withRaised(toasts, toast));
}

/** Takes back what the occasion makes untrue. */
export function takeBack(occasion: Occasion): void {
  change(stillTrue(toasts, occasion));
}

/** The toast on screen. */
export function shownToast(): Toast | undefined {
  return shown;
}

export function onToasts(hear: () => void): () => void {
  hearing.add(hear);
  return () => void hearing.delete(hear);
}
