import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MessageContent } from '#web/features/chat/conversation/message-content.tsx';
import { renderPart } from '#web/testing/render-part.tsx';

test('an appointment’s notice reads by itself where nothing draws its card (CHAT-18)', () => {
  const content = { kind: 'appointment', appointment: 'event-1', isOfSeries: false, text: '30/11/2026 18:30' } as const;
  render(<MessageContent content={content} renderAppointment={undefined} />);
  expect(screen.getByText('Appuntamento').parentElement).toHaveTextContent('Appuntamento30/11/2026 18:30');
});

test('an address that is not of the web is text and cannot be pressed', () => {
  const content = { kind: 'link', url: 'javascript:alert(1)', text: '' } as const;
  render(<MessageContent content={content} renderAppointment={undefined} />);
  expect(screen.getByText('javascript:alert(1)')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  '<img src=x onerror="alert(1)"> <script>alert(2)</script> <b>grassetto</b>',
  '&lt;b&gt; &amp; "virgolette"',
  'Famiglia 👨‍👩‍👧‍👦, bandiera 🇮🇹, pelle 👍🏽',
  'مرحبا، كيف حالك؟ — שלום',
])('words are shown as they were written, and nothing of them runs: %s (CHAT-16)', (text) => {
  const { container } = render(<MessageContent content={{ kind: 'text', text }} renderAppointment={undefined} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelectorAll('*')).toHaveLength(1);
  expect(container.firstElementChild).toHaveAttribute('dir', 'auto');
});

test('an image has the box of its size before it is there; without one, that of a common image (CHAT-21, CHAT-34)', () => {
  const image = { kind: 'image', url: '/files/chat/chat-1/a.jpg', name: 'Al mare.jpg', text: '' } as const;
  const shapeOf = (size: { width: number; height: number } | null) => {
    const { unmount } = render(<MessageContent content={{ ...image, size }} renderAppointment={undefined} />);
    const link = screen.getByRole('button', { name: 'Immagine Al mare.jpg, si ingrandisce' });
    const shape = Number.parseFloat(link.style.aspectRatio);
    unmount();
    return shape;
  };
  expect(shapeOf({ width: 1600, height: 1200 })).toBeCloseTo(4 / 3);
  expect(shapeOf({ width: 300, height: 400 })).toBeCloseTo(3 / 4);
  expect(shapeOf({ width: 10_000, height: 10 })).toBe(2.5);
  expect(shapeOf(null)).toBeCloseTo(4 / 3);
});

test.each([
  { name: 'Diario.pdf', bytes: 2_516_582, words: 'Scarica Diario.pdf, PDF · 2,4 MB' },
  { name: 'nota.docx', bytes: null, words: 'Scarica nota.docx, File' },
])('a file is a card that says its name, type and size: $words (CHAT-22, CHAT-34)', ({ name, bytes, words }) => {
  const content = { kind: 'file', url: `/files/chat/chat-1/${name}`, name, bytes, text: 'Ecco' } as const;
  renderPart(<MessageContent content={content} renderAppointment={undefined} />);
  expect(screen.getByRole('link', { name: words.replace(' MB', ' MB') })).toHaveAttribute('download', name);
  expect(screen.getByText('Ecco')).toBeVisible();
});
