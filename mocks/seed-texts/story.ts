/** A message: who writes, how many days ago, at what time in Rome, and what. `talk` and `next` are those sessions' cards. */
export type StoryLine = readonly [from: 'patient' | 'therapist', daysAgo: number, time: string, text: string];

/** A patient and a professional who follows them. */
export interface Following {
  readonly therapist: string;
  readonly kind: 'single' | 'couple';
  /** 0 is Monday. */
  readonly weekday: number;
  readonly time: string;
  /** The week of the introductory talk, counted from the current one. */
  readonly talkWeek: number;
  /** The weeks they met in, or will. */
  readonly weeks: readonly number[];
  /** Those of them that wait for the patient's word. */
  readonly pendingWeeks: readonly number[];
  readonly lines: readonly StoryLine[];
}

/** A patient of the seed. */
export interface Story {
  readonly name: readonly [first: string, last: string];
  readonly gender: 'uomo' | 'donna' | 'altro';
  readonly born: string;
  readonly home: string;
  /** Of the place of birth. */
  readonly cadastralCode: string;
  readonly registeredDaysAgo: number;
  readonly diary: readonly (readonly [daysAgo: number, mood: string, comment: string])[];
  readonly followings: readonly Following[];
}
