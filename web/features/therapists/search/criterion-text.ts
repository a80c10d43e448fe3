import type { Wish } from '#contracts/therapists/wishes';
import {
  ageOptions,
  filterLabels,
  genderOptions,
  type Option,
  serviceOptions,
  therapyOptions,
} from '#web/features/therapists/search/search-options';

const named: Readonly<Partial<Record<Wish['filter'], readonly Option[]>>> = {
  therapy: therapyOptions,
  gender: genderOptions,
  age: ageOptions,
  service: serviceOptions,
};

/** One chosen value under the name of its filter: 'Lingua: Russo'. */
export function wishText({ filter, value }: Wish): string {
  return `${filterLabels[filter]}: ${valueText({ filter, value })}`;
}

/** The value alone, in the words it is chosen by. */
export function valueText({ filter, value }: Wish): string {
  if (filter === 'address') return `entro ${value} km`;
  return named[filter]?.find((option) => option.value === value)?.label ?? value;
}
