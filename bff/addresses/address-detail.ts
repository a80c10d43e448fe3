import { refusal } from '#bff/operation-failed';
import type { OperationHandler } from '#bff/run-operation';
import { address, addressDetail } from '#contracts/addresses/addresses.api';
import { addressDetailCall } from '#contracts/addresses/addresses.legacy';

/**
 * A suggested address with its position. Refuses with `address_unknown` when the service refuses it or cannot locate it
 * (ADDR-04).
 */
export const handleAddressDetail: OperationHandler<typeof addressDetail> = async (context, { reference }) => {
  const request = { key: context.settings.addressKey, reference, type: 'place' as const };
  const meant = { operation: addressDetail, anyRefusal: 'address_unknown' } as const;
  const answer = await context.legacy.call(addressDetailCall, request, meant);
  const { formatted_address, geometry } = answer.result.result;
  const { lat: latitude, lng: longitude } = geometry.location;
  const found = address.safeParse({
    id: reference,
    formattedAddress: formatted_address,
    coordinates: { latitude, longitude },
  });
  if (!found.success) throw refusal(addressDetail, 'address_unknown');
  return { address: found.data };
};
