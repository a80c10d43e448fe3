import type { PhpQuirk } from '#mocks/engine/php-quirks';

/** Faults of a whole call; oddities of its answer are quirks. */
export const callFaults = ['slow', 'status-500', 'connection-lost-before', 'connection-lost-after'] as const;

/** Faults in which the platform does something else than requested and answers as if all were well. */
export const quietFaults = ['success-without-effect', 'renames-uploads'] as const;

export type Fault = (typeof callFaults)[number] | (typeof quietFaults)[number] | PhpQuirk;

export const everyFault = [
  ...callFaults,
  ...quietFaults,
  'html-page',
  'php-notices',
  'byte-order-mark',
  'numbers-as-text',
  'booleans-as-words',
  'lists-as-objects',
  'milliseconds',
  'days-in-other-order',
  'days-as-timestamps',
  'nothing-as-null',
  'nothing-left-out',
  'windows-1252',
  'cut-short',
  'empty-body',
] as const satisfies readonly Fault[];

/** The delay of a slow answer, in milliseconds. */
export const slowMs = 2500;

/** The name that stands for every call of the platform. */
export const allCalls = '*';

export type FaultsByCall = Readonly<Record<string, readonly Fault[]>>;

/** The active faults, set for one call by its name or for all calls. */
export interface FaultSwitches {
  of(call: string): readonly Fault[];
  set(call: string, faults: readonly Fault[]): void;
  /** Replaces all faults. */
  load(faults: FaultsByCall): void;
  /** All active faults. */
  all(): Record<string, Fault[]>;
}

/** Creates the switches; at first no fault is active. */
export function createFaultSwitches(onChange: () => void): FaultSwitches {
  const switches = new Map<string, readonly Fault[]>();
  return {
    of: (call) => [...new Set([...(switches.get(allCalls) ?? []), ...(switches.get(call) ?? [])])],
    set(call, faults) {
      if (faults.length === 0) switches.delete(call);
      else switches.set(call, faults);
      onChange();
    },
    load(faults) {
      switches.clear();
      for (const [call, those] of Object.entries(faults)) switches.set(call, those);
    },
    all: () => Object.fromEntries([...switches].map(([call, those]) => [call, [...those]])),
  };
}
