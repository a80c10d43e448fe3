/** Lets at most one call in five be a retry, with a small initial credit, so that retries never worsen an outage. */
export interface RetryBudget {
  /** Notes a first attempt. */
  earn(): void;
  /** Takes a retry out of the budget; false when none is left. */
  spend(): boolean;
}

const share = 0.2;
const mostSaved = 10;

export function createRetryBudget(): RetryBudget {
  let saved = mostSaved;
  return {
    earn() {
      saved = Math.min(mostSaved, saved + share);
    },
    spend() {
      if (saved < 1) return false;
      saved -= 1;
      return true;
    },
  };
}
