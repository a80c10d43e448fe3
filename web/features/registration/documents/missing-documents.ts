/** What the way to the success page carries: the files that were not added, in words (REG-119). */
export interface MissingDocumentsState {
  readonly missingDocuments: readonly string[];
}
