export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly text: string;
}

/** Every bullet `- AREA-01: text` of one page of the specification, in the page's order. */
export function requirementBullets(markdown: string): Requirement[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id, area, text] = /^- (([A-Z]+)-\d{2,}): (.+)$/.exec(line) ?? [];
    return id && area && text ? [{ id, area, text }] : [];
  });
}
