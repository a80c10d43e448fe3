import { useState } from 'react';
import { type Address, addressDetail } from '#contracts/addresses/addresses.api';
import type { Problem } from '#contracts/kernel/problem';
import { useLazyQuery } from '#web/api/use-lazy-query';
import { type AddressValue, addressIn, typedIn } from '#web/fields/address/address-value';
import { type AddressSearchState, type Suggestion, useAddressSearch } from '#web/fields/address/use-address-search';

interface AddressFieldParts {
  readonly value: AddressValue;
  readonly onChange: (value: AddressValue) => void;
}

export interface AddressFailure {
  /** Undefined when the search for suggestions failed. */
  readonly problem: Problem | undefined;
  readonly retry: () => void;
  /** Restores the address from before the typing; undefined when there was none. */
  readonly restore: (() => void) | undefined;
}

export interface AddressFieldState {
  readonly text: string;
  readonly search: AddressSearchState;
  /** Whether the details of a chosen suggestion are being loaded. */
  readonly isChoosing: boolean;
  readonly failure: AddressFailure | undefined;
  readonly type: (text: string) => void;
  readonly choose: (suggestion: Suggestion) => Promise<void>;
}

/**
 * The state of an address field. Typing takes the address away until one is chosen again; it returns when the typing is
 * undone. A failure leaves text and address as they are.
 */
export function useAddressField({ value, onChange }: AddressFieldParts): AddressFieldState {
  const chosen = addressIn(value);
  const [typed, setTyped] = useState(typedIn(value));
  const [before, setBefore] = useState<Address | null>(null);
  const search = useAddressSearch();
  const detail = useLazyQuery(addressDetail);

  const settle = (address: Address) => {
    search.forget();
    detail.forget();
    setTyped('');
    setBefore(null);
    onChange(address);
  };
  const type = (text: string) => {
    const known = chosen ?? before;
    if (known && text === known.formattedAddress) return settle(known);
    setTyped(text);
    setBefore(known);
    detail.forget();
    search.look(text);
    onChange(text.trim() === '' ? null : { typed: text });
  };
  const fetchDetail = async (reference: string) => {
    const answer = await detail.ask({ reference });
    if (answer) settle(answer.address);
  };
  const choose = (suggestion: Suggestion) => {
    setTyped(suggestion.description);
    search.forget();
    return fetchDetail(suggestion.reference);
  };

  const restore = before ? () => settle(before) : undefined;
  const failed = detail.state.kind === 'failed' ? detail.state : undefined;
  return {
    text: chosen?.formattedAddress ?? typed,
    search: search.state,
    isChoosing: detail.state.kind === 'asked',
    failure: failed
      ? { problem: failed.problem, retry: () => void fetchDetail(failed.input.reference), restore }
      : search.state.kind === 'failed'
        ? { problem: undefined, retry: search.retry, restore }
        : undefined,
    type,
    choose,
  };
}
