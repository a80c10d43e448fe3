import { type DragEvent, useEffect, useState } from 'react';

/** The handlers an element needs to receive dropped files, and whether files are being dragged over it. */
export function useFileDrop(onDrop: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  useEffect(keepMissedFiles, []);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      onDrop([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}

/**
 * Stops the browser from opening a file dropped beside the element in place of the page, which would lose all that was
 * typed.
 */
function keepMissedFiles(): () => void {
  const keep = (event: globalThis.DragEvent) => {
    if (!event.dataTransfer || !hasFiles(event as { dataTransfer: DataTransfer })) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', keep);
  window.addEventListener('drop', keep);
  return () => {
    window.removeEventListener('dragover', keep);
    window.removeEventListener('drop', keep);
  };
}

function hasFiles({ dataTransfer }: { readonly dataTransfer: DataTransfer }): boolean {
  return dataTransfer.types.includes('Files');
}
