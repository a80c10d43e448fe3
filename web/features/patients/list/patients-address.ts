import { useSearchParams } from 'react-router-dom';

export const patientOrders = ['nome', 'prossima', 'ultima'] as const;
export type PatientOrder = (typeof patientOrders)[number];

/** What the list shows, as it stands in the address: behind the hash, so that no server is told a name. */
export interface PatientsView {
  readonly search: string;
  readonly order: PatientOrder;
  /** How many times fifty rows are shown. */
  readonly pages: number;
  readonly isCompact: boolean;
}

const mostPages = 100;

/** The view that the address names; what it does not name, or not rightly, is as at first. */
export function viewFrom(address: URLSearchParams): PatientsView {
  const order = patientOrders.find((one) => one === address.get('ordine')) ?? 'nome';
  const pages = Number(address.get('pagine'));
  return {
    search: (address.get('cerca') ?? '').trim(),
    order,
    pages: Number.isInteger(pages) && pages >= 1 && pages <= mostPages ? pages : 1,
    isCompact: address.get('vista') === 'compatta',
  };
}

/** The address of a view, which names only what differs from the first. */
export function addressOf({ search, order, pages, isCompact }: PatientsView): Record<string, string> {
  return {
    ...(search === '' ? {} : { cerca: search }),
    ...(order === 'nome' ? {} : { ordine: order }),
    ...(pages === 1 ? {} : { pagine: String(pages) }),
    ...(isCompact ? { vista: 'compatta' } : {}),
  };
}

/** The view in the address, and what changes it; Back leads to the screen before the list, not to an earlier view. */
export function usePatientsView() {
  const [address, setAddress] = useSearchParams();
  const view = viewFrom(address);
  const change = (part: Partial<PatientsView>) =>
    setAddress(addressOf({ ...view, ...part }), { replace: true, preventScrollReset: true });
  return { view, change };
}
