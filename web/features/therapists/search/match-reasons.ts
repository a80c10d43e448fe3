import type { OperationOutput } from '#contracts/kernel/operation';
import type { searchTherapists } from '#contracts/therapists/search.api';
import { type AskedAreas, askedAreas, insideSentence } from '#web/features/therapists/search/asked-areas';
import { criterionText } from '#web/features/therapists/search/criterion-text';

type Reason = OperationOutput<typeof searchTherapists>['therapists'][number]['reasons'][number];

/** What of a search this therapist meets and what not, line by line. */
export interface MatchReasons {
  readonly met: readonly string[];
  readonly unmet: readonly string[];
}

/**
 * Why a therapist is among the results: their own areas first, and what was asked for in the words of whoever asked.
 */
export function matchReasons(reasons: readonly Reason[], answers: readonly string[]): MatchReasons {
  const ofAreas = reasons.filter(({ filter }) => filter === 'interventions');
  const asked = askedAreas({ interventions: ofAreas.map(({ value }) => value), answers: [...answers] });
  const matches = asked.map((one) => areaMatch(one, ofAreas));
  const others = reasons.filter(({ filter }) => filter !== 'interventions');
  return {
    met: [...exactLines(matches), ...kindredLines(matches), ...textsOf(others, true)],
    unmet: [
      ...matches.filter(({ own }) => own.length === 0).map(({ asked: { text } }) => text),
      ...textsOf(others, false),
    ],
  };
}

function textsOf(reasons: readonly Reason[], isMet: boolean): string[] {
  return reasons.filter((reason) => reason.isMet === isMet).map(criterionText);
}

interface AreaMatch {
  readonly asked: AskedAreas;
  /** The therapist's own areas that meet it: the very ones that were asked for, or else those of their families. */
  readonly own: readonly string[];
  readonly isExact: boolean;
}

function areaMatch(asked: AskedAreas, reasons: readonly Reason[]): AreaMatch {
  const met = reasons.filter(({ value, isMet }) => isMet && asked.areas.includes(value));
  const exact = met.filter(({ kindredAreas }) => kindredAreas === undefined).map(({ value }) => value);
  if (exact.length > 0) return { asked, own: exact, isExact: true };
  return { asked, own: [...new Set(met.flatMap(({ kindredAreas = [] }) => kindredAreas))], isExact: false };
}

function exactLines(matches: readonly AreaMatch[]): string[] {
  return matches
    .filter(({ isExact }) => isExact)
    .map(({ asked, own }) => `Si occupa di ${listed(own)}${asked.answer ? ` (${insideSentence(asked.text)})` : ''}`);
}

/** One line for each set of own areas, however many things that were asked for are near them. */
function kindredLines(matches: readonly AreaMatch[]): string[] {
  const kindred = matches.filter(({ own, isExact }) => own.length > 0 && !isExact);
  return [...Map.groupBy(kindred, ({ own }) => own.join())].map(([, near]) => {
    const own = near[0]?.own ?? [];
    const theme = own.length === 1 ? 'un tema vicino a' : 'temi vicini a';
    return `Si occupa di ${listed(own)}, ${theme}: ${near.map(({ asked }) => asked.words).join(', ')}`;
  });
}

function listed(areas: readonly string[]): string {
  return italianList.format(areas.map(insideSentence));
}

const italianList = new Intl.ListFormat('it');
