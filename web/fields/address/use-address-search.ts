import { useDebouncedCallback } from '@mantine/hooks';
import { suggestAddresses } from '#contracts/addresses/addresses.api';
import type { OperationOutput } from '#contracts/kernel/operation';
import { useLazyQuery } from '#web/api/use-lazy-query';

export type Suggestion = OperationOutput<typeof suggestAddresses>['suggestions'][number];

export type AddressSearchState =
  | { readonly kind: 'none' | 'waiting' | 'failed' }
  | { readonly kind: 'found'; readonly suggestions: readonly Suggestion[] };

export interface AddressSearch {
  readonly state: AddressSearchState;
  /**
   * Searches for the typed text after a pause in the typing; a text the operation does not accept, such as a short one,
   * is not sent.
   */
  readonly look: (typed: string) => void;
  readonly retry: () => void;
  readonly forget: () => void;
}

const restMs = 500;

/** Suggestions for the typed text: one request after a pause in the typing; only the last one counts. */
export function useAddressSearch(): AddressSearch {
  const { state, ask, forget } = useLazyQuery(suggestAddresses);
  const askLater = useDebouncedCallback((text: string) => void ask({ text }), restMs);
  return {
    state: searchState(state),
    look: (typed) => {
      const text = suggestAddresses.input.shape.text.safeParse(typed);
      forget();
      askLater.cancel();
      if (text.success) askLater(text.data);
    },
    retry: () => {
      if (state.kind === 'failed') void ask(state.input);
    },
    forget: () => {
      askLater.cancel();
      forget();
    },
  };
}

function searchState(state: ReturnType<typeof useLazyQuery<typeof suggestAddresses>>['state']): AddressSearchState {
  if (state.kind === 'answered') return { kind: 'found', suggestions: state.output.suggestions };
  return { kind: state.kind === 'asked' ? 'waiting' : state.kind };
}
