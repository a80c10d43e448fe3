import type { FilterCriterion } from '#contracts/therapists/filter-criteria';
import {
  ageOptions,
  filterLabels,
  genderOptions,
  type Option,
  serviceOptions,
  therapyOptions,
} from '#web/features/therapists/search/search-options';

const named: Readonly<Partial<Record<FilterCriterion['filter'], readonly Option[]>>> = {
  therapy: therapyOptions,
  gender: genderOptions,
  age: ageOptions,
  service: serviceOptions,
};

/** One chosen value with the name of its filter: 'Lingua: Russo'. */
export function criterionText({ filter, value }: FilterCriterion): string {
  return `${filterLabels[filter]}: ${valueText({ filter, value })}`;
}

/** The label of the value alone. */
export function valueText({ filter, value }: FilterCriterion): string {
  if (filter === 'address') return `entro ${value} km`;
  return named[filter]?.find((option) => option.value === value)?.label ?? value;
}
