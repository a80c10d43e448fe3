import type { OperationHandler } from '#bff/run-operation';
import { addressReference, type suggestAddresses } from '#contracts/addresses/addresses.api';
import { addressSuggest } from '#contracts/addresses/addresses.legacy';

const most = 10;

/**
 * Italian addresses that match the text, best match first; suggestions that cannot be chosen are left out (ADDR-01).
 */
export const handleSuggestAddresses: OperationHandler<typeof suggestAddresses> = async (context, { text }) => {
  const { predictions } = await context.legacy.call(addressSuggest, {
    key: context.settings.addressKey,
    input: text,
    type: 'predictions',
    region: 'it',
    language: 'it',
  });
  const choosable = predictions.filter(
    ({ reference, description }) => description.trim() !== '' && addressReference.safeParse(reference).success,
  );
  return { suggestions: choosable.slice(0, most) };
};
