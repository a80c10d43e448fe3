import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';

const files = import.meta.glob<Record<string, ComponentType>>('./*-drawing.tsx', { eager: true });
const drawings = Object.values(files).flatMap((parts) => Object.entries(parts));
const markup = (Drawing: ComponentType) => render(<Drawing />).container.innerHTML;

test.each(drawings)('%s is small, and hidden from screen readers', (_, Drawing) => {
  const { container } = render(<Drawing />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.innerHTML.length).toBeLessThan(2_000);
});

test('no two drawings are the same, and all take their colours from the theme', () => {
  const all = drawings.map(([, Drawing]) => markup(Drawing));
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(10);
  for (const drawn of all) expect(drawn).not.toMatch(/ (fill|stroke|style)=/);
});
