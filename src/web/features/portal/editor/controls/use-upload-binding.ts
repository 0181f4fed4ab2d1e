import { useEditor, useProblem } from '../form/editor-context.ts';

/** What ties a field of uploads to the editor: its problem, its changes, and saving that waits for its uploads. */
export function useUploadBinding(name: string, change: (next: readonly string[]) => void) {
  const { store, isReadOnly } = useEditor();
  return {
    name,
    problem: useProblem(name),
    isDisabled: isReadOnly,
    onChange(next: readonly string[]) {
      change(next);
      store.visit(name);
    },
    onBusy(isBusy: boolean) {
      const uploads = new Set(store.get().uploads);
      if (isBusy) uploads.add(name);
      else uploads.delete(name);
      store.patch({ uploads });
    },
  };
}
