/** A section of a document: its heading, then paragraphs, and lists as arrays of their items. */
export interface TermsSection {
  readonly heading: string;
  readonly text: readonly (string | readonly string[])[];
}

/** A document of the demonstration: believable, and good for nothing else. */
export interface TermsText {
  readonly title: string;
  /** Says which version it is, and from which day. */
  readonly version: string;
  readonly sections: readonly TermsSection[];
}

/** Opens each of them, so that nobody takes it for the real thing. */
export const demonstrationNote =
  'Questo è un testo dimostrativo. Serve a mostrare come appaiono i documenti: non è un contratto e non impegna nessuno. Il testo vero lo scrive chi gestisce la piattaforma, con il proprio consulente.';
