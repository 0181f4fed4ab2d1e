import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { saveShelves } from '#contract/hall/operator-endpoints.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { usePage } from '#web/app/use-page.ts';
import { REVISION, useRevision } from '#web/kit/form/conflict-notice.tsx';
import { describeProblems } from '#web/kit/form/form-errors.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import type { ShelvesData } from './load-shelves.ts';
import { crossedShelves, readShelf, type ShelfItem, writeShelves } from './shelf-form.ts';

export type ShelvesForm = ReturnType<typeof useShelves>;

const ENDS = Array.from({ length: LIMITS.hallShelves }, (_, index) => `shelves.${index}.endAt`);

interface ShelvesValues {
  readonly shelves: readonly ShelfItem[];
}

/** The rows of the hall, arranged locally and saved as a whole. */
export function useShelves(data: ShelvesData) {
  const page = usePage();
  const router = useRouter();
  const initial = useMemo(() => ({ shelves: data.shelves.map((shelf) => readShelf(page, shelf)) }), [page, data]);
  const revision = useRevision(data.revision);
  const form = useForm<ShelvesValues>({
    initial,
    order: [...ENDS, REVISION],
    async check({ shelves }) {
      await loadMessages(page, 'rules');
      const problems = crossedShelves(shelves).map((name) => [name, { message: 'field.range' }] as const);
      return describeProblems(page, new Map(problems));
    },
    send: ({ shelves }) => page.call(saveShelves, { ...writeShelves(shelves), ...revision.sent() }),
    async onSent() {
      form.refuse({});
      toasts.show('success', page.t('operations.shelves.saved'));
      await router.invalidate();
    },
  });
  const { shelves } = form.values;
  // Problems are named by place, and places change.
  const arrange = (next: readonly ShelfItem[]) => form.change({ shelves: next }, ENDS);
  return {
    ...form,
    notice: revision.noticeFor(form),
    arrange,
    changeShelf: (key: string, changes: Partial<ShelfItem>) =>
      arrange(shelves.map((shelf) => (shelf.key === key ? { ...shelf, ...changes } : shelf))),
    takeOut(key: string) {
      flushSync(() => arrange(shelves.filter((shelf) => shelf.key !== key)));
      // The pressed button is gone with its row.
      document.getElementById(TOTAL_ID)?.focus();
    },
  };
}
