import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Accepts files dropped or pasted onto an element; anything else is left to the browser. */
export function useFileIntake(onFiles: (files: Iterable<File>) => void) {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  const intake = {
    onPaste(event: ClipboardEvent) {
      const { files } = event.clipboardData;
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles(event.dataTransfer.files);
    },
  };
  return { isOver, intake };
}
