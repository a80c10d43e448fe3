import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MessageContent } from '#web/features/chat/conversation/message-content.tsx';

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
