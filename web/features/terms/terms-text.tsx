import { Title, UnstyledButton } from '@mantine/core';
import { Fragment, useId } from 'react';
import type { TermsBlock } from '#contracts/terms/terms.api';
import classes from '#web/features/terms/terms-screen.module.css';
import { type TermsPart, termsSections } from '#web/features/terms/terms-sections';
import { Prose } from '#web/ui/prose.tsx';
import { useIsPhone } from '#web/ui/use-is-phone';

/** The document in lines of a comfortable length, with a table of contents. */
export function TermsText({ blocks }: { readonly blocks: readonly TermsBlock[] }) {
  const id = useId();
  const [lead, ...others] = termsSections(blocks);
  const sections = others.map((section, index) => ({ ...section, id: `${id}-${index}` }));
  return (
    <div className={classes.document}>
      {sections.length > 2 && <TermsContents sections={sections} />}
      <article className={classes.text}>
        <Prose>
          {lead && <Parts parts={lead.parts} />}
          {sections.map((section) => (
            <Fragment key={section.id}>
              <Title id={section.id} tabIndex={-1} order={2} size="h4">
                {section.heading}
              </Title>
              <Parts parts={section.parts} />
            </Fragment>
          ))}
        </Prose>
      </article>
    </div>
  );
}

/** The parts of a section. They never move, so the index is a stable key. */
function Parts({ parts }: { readonly parts: readonly TermsPart[] }) {
  return parts.map((part, index) => {
    const key = `part-${index}`;
    if (part.kind === 'paragraph') return <p key={key}>{part.text}</p>;
    return (
      <ul key={key}>
        {part.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  });
}

interface TermsContentsProps {
  readonly sections: readonly { readonly id: string; readonly heading: string }[];
}

/**
 * The table of contents: folded on a phone, beside the text elsewhere. It scrolls by script, because links would change
 * the address behind the hash.
 */
function TermsContents({ sections }: TermsContentsProps) {
  const isPhone = useIsPhone();
  return (
    <nav aria-label="In questa pagina" className={`${classes.contents} not-printed`}>
      <details open={!isPhone}>
        <summary>In questa pagina</summary>
        <ul>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <UnstyledButton className={classes.entry} onClick={() => goTo(id)}>
                {heading}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
