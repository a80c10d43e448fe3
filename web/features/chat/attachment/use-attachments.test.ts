import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusalWords } from '#web/features/chat/attachment/attachment-refusal';
import { useAttachments } from '#web/features/chat/attachment/use-attachments';

const pdfs = (count: number) =>
  Array.from({ length: count }, (_, at) => new File(['%PDF-1.7\n%%EOF\n'], `Pagina ${at + 1}.pdf`));

test('attaches the first ten of twelve files, and names the other two with the limit (CHAT-34)', async () => {
  const { result } = renderHook(() => useAttachments('chat-twelve'));
  await act(() => result.current.add(pdfs(12)));
  expect(result.current.chosen.map(({ name }) => name)).toEqual(pdfs(10).map(({ name }) => name));
  expect(result.current.refused.map(refusalWords)).toEqual([
    '«Pagina 11.pdf»: puoi allegare al massimo 10 file alla volta.',
    '«Pagina 12.pdf»: puoi allegare al massimo 10 file alla volta.',
  ]);
});

test('attaches ten files at once, and more in a second choice (CHAT-34)', async () => {
  const { result } = renderHook(() => useAttachments('chat-ten'));
  await act(() => result.current.add(pdfs(10)));
  await act(() => result.current.add(pdfs(1)));
  expect(result.current.chosen).toHaveLength(11);
  expect(result.current.refused).toEqual([]);
});
