/** Lets at most one call in five be a retry, with a small credit to begin with, so that retries never pile on an outage. */
export interface RetryBudget {
  /** A first attempt was made. */
  earn(): void;
  /** Takes a retry out of the budget; false when there is none left. */
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
