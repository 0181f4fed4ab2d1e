import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { showFailure } from '#web/app/messages/show-failure.ts';
import { usePage } from '#web/app/use-page.ts';
import { keepFocus } from '#web/kit/page/move-focus.ts';
import { useTypedText } from '#web/ui/field/use-typed-text.ts';
import { QuestionDialog, useShownModal } from './question-dialog.tsx';

interface ModalState {
  /** A call is running: the dialog stays open until it ends. */
  readonly isBusy: boolean;
  readonly onClose: () => void;
  /** Nothing is lost by closing: the parent keeps the input. */
  readonly isKept?: boolean;
  /** Closing would lose more than typed text, which is detected without this. */
  readonly isChanged?: boolean;
}

/** `useShownModal` for dialogs with fields: asks before input is discarded. */
export function useModal(state: ModalState) {
  const { onFocus, dismiss, question } = useDiscardQuestion(state);
  return { ...useShownModal(dismiss), onFocus, dismiss, question };
}

/** Asks before input is discarded; `question` is rendered beside the dialog that uses `dismiss` and `onFocus`. */
export function useDiscardQuestion({ isBusy, onClose, isKept = false, isChanged = false }: ModalState) {
  const page = usePage();
  useFocusAfterwards();
  const [isAsking, setAsking] = useState(false);
  const { keep, find } = useTypedText();
  const dismiss = (): boolean => {
    if (isBusy) return true;
    const field = isKept ? undefined : find();
    if (field === undefined && !isChanged) {
      onClose();
      return false;
    }
    const ask = () => {
      field?.focus();
      setAsking(true);
    };
    loadMessages(page, 'rare-overlays').then(ask, (error: unknown) => showFailure(page, error));
    return true;
  };
  const stay = () => setAsking(false);
  const discard = () => {
    // Closing the dialog cannot return the focus while the question is still open.
    flushSync(stay);
    onClose();
  };
  const onFocus: typeof keep = (event) => {
    keep(event);
    // Loaded early, so that the question can be asked offline; if this fails, dismissing tries again.
    loadMessages(page, 'rare-overlays').catch(() => undefined);
  };
  return {
    onFocus,
    dismiss,
    question: isAsking && <DiscardQuestion onDiscard={discard} onStay={stay} />,
  };
}

/** Moves the focus to a fallback if the element that opened the dialog is gone when it closes. */
function useFocusAfterwards(): void {
  const [hadFocus] = useState(() => typeof document === 'object' && document.activeElement !== document.body);
  // Not a layout effect: the dialog itself is closed by one.
  useEffect(() => (hadFocus ? keepFocus : undefined), [hadFocus]);
}

interface DiscardQuestionProps {
  readonly onDiscard: () => void;
  readonly onStay: () => void;
}

function DiscardQuestion({ onDiscard, onStay }: DiscardQuestionProps) {
  const page = usePage();
  return (
    <QuestionDialog
      title={page.t('overlays.discard.title')}
      cancel={page.t('overlays.discard.stay')}
      confirm={page.t('overlays.discard.go')}
      isDanger
      isBusy={false}
      onConfirm={onDiscard}
      onCancel={onStay}
      onDismiss={() => {
        onStay();
        return false;
      }}
    >
      {page.t('overlays.discard.text')}
    </QuestionDialog>
  );
}
