import * as z from 'zod/mini';
import { withoutInvisibleCharacters } from '#contracts/kernel/text-fields';
import { interventionAreas } from '#contracts/options/intervention-areas';
import { genders } from '#contracts/registration/registration-options';

export const therapyTypes = ['online', 'online+studio'] as const;
export const ageBands = ['under35', '35-50', 'over50'] as const;

export type AgeBand = (typeof ageBands)[number];

export const services = ['single', 'couple', 'family'] as const;

/** The filters by name, in the order they are shown. */
export const filterNames = ['therapy', 'language', 'gender', 'age', 'service', 'interventions', 'address'] as const;

export type FilterName = (typeof filterNames)[number];

/** A place on the map, in degrees. */
export const place = z.strictObject({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});

export type Place = z.output<typeof place>;

/** A language as the therapist writes it. */
export const spokenLanguage = z.string().check(z.minLength(1), z.maxLength(40), withoutInvisibleCharacters);

/**
 * What a patient searches for. An empty list, or null, filters nothing; the values of one filter are alternatives, and
 * all filters must match (SEARCH-25).
 */
export const therapistFilter = z.strictObject({
  therapy: z.nullable(z.enum(therapyTypes)),
  language: z.array(spokenLanguage).check(z.maxLength(20)),
  gender: z.array(z.enum(genders)).check(z.maxLength(genders.length)),
  age: z.array(z.enum(ageBands)).check(z.maxLength(ageBands.length)),
  service: z.array(z.enum(services)).check(z.maxLength(services.length)),
  interventions: z
    .array(z.enum(interventionAreas as [string, ...string[]]))
    .check(z.maxLength(interventionAreas.length)),
  /** Within the search radius of this place. */
  address: z.nullable(place),
});

export type TherapistFilter = z.output<typeof therapistFilter>;

export const noFilter: TherapistFilter = {
  therapy: null,
  language: [],
  gender: [],
  age: [],
  service: [],
  interventions: [],
  address: null,
};

/** `default` puts Premium ones first; the others override it (SEARCH-75). */
export const therapistSorts = ['default', 'rating', 'price'] as const;

export type TherapistSort = (typeof therapistSorts)[number];
