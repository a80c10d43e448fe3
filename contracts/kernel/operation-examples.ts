/** The three kinds of reader an example is written for. */
export type ExampleReader = 'visitor' | 'patient' | 'professional';

/**
 * Rightful inputs by operation and reader. Parity, privacy and fuzz tests are generated from them. They stand beside the
 * operations and not inside, since operations travel to the browser.
 */
export type OperationExamples = Readonly<Record<string, Readonly<Partial<Record<ExampleReader, unknown>>>>>;
