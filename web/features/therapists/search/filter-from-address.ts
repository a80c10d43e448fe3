import * as z from 'zod/mini';
import { interventionAreas } from '#contracts/options/intervention-areas';
import { areaAnswers } from '#contracts/options/questionnaire-options';
import { genders } from '#contracts/registration/registration-options';
import {
  ageBands,
  services,
  spokenLanguage,
  therapistSorts,
  therapyTypes,
} from '#contracts/therapists/therapist-filter';
import { answersAsked } from '#web/features/therapists/search/asked-areas';
import { type Search, type SearchPlace, searchPlace } from '#web/features/therapists/search/search';

/** The search in an address, and whether to run it at once. */
export interface AskedSearch {
  readonly search: Search;
  /** False for `applyFilters=false`: the filters are only filled in. */
  readonly isRun: boolean;
}

const mostLanguages = 20;

/** Reads the query of an address; malformed or unknown values are ignored and the rest applies. */
export function filterFromAddress(query: string): AskedSearch {
  const parameters = new URLSearchParams(query);
  const listed = <Value extends string>(name: string, known: readonly Value[]) =>
    listIn(parameters, name).flatMap((value) => known.find((one) => one === value) ?? []);
  const interventions = listed('interventions', interventionAreas);
  const answers = listed(
    'answers',
    areaAnswers.map(({ value }) => value),
  );
  // A plus sign that was not encoded reads as a space.
  const therapy = listIn(parameters, 'therapy').map((value) => value.replace(' ', '+'));
  return {
    isRun: parameters.get('applyFilters') !== 'false',
    search: {
      therapy: therapyTypes.find((type) => therapy.includes(type)) ?? null,
      age: listed('age', ageBands),
      service: listed('service', services),
      language: listIn(parameters, 'language').filter(isLanguage).slice(0, mostLanguages),
      gender: listed('gender', genders),
      interventions,
      answers: answersAsked({ interventions, answers }),
      address: placeIn(parameters),
      sort: therapistSorts.find((sort) => sort === parameters.get('sort')) ?? 'default',
    },
  };
}

function listIn(parameters: URLSearchParams, name: string): string[] {
  const values = (parameters.get(name) ?? '').split(',').map((value) => value.trim());
  return [...new Set(values)].filter((value) => value !== '');
}

function isLanguage(value: string): boolean {
  return z.safeParse(spokenLanguage, value).success;
}

function placeIn(parameters: URLSearchParams): SearchPlace | null {
  try {
    const read = searchPlace.safeParse(JSON.parse(parameters.get('address') ?? ''));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
