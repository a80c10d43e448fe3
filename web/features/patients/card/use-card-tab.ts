import { useTabInAddress } from '#web/ui/tabs/use-tab-in-address';

/** The parts of a card, in their order. */
export const cardTabs = ['anamnesi', 'prestazioni', 'note', 'informazioni'] as const;

/** The part shown of the card of the patient whom the address names. */
export function useCardTab() {
  return useTabInAddress(cardTabs, ['user_pt']);
}
