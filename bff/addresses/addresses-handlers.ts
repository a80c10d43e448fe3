import { handleAddressDetail } from '#bff/addresses/address-detail';
import { handleSuggestAddresses } from '#bff/addresses/suggest-addresses';
import type { HandlersOf } from '#bff/run-operation';
import type { addressesApi } from '#contracts/addresses/addresses.api';

export const addressesHandlers: HandlersOf<typeof addressesApi> = {
  suggestAddresses: handleSuggestAddresses,
  addressDetail: handleAddressDetail,
};
