import { useRouter } from '@tanstack/react-router';
import { ImageUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { setAvatar } from '#contract/account/endpoints.ts';
import type { UserProfile } from '#contract/account/entities.ts';
import { UPLOAD_MIMES } from '#contract/upload/entities.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { reloadProfile } from '#web/app/session/session.ts';
import { useAction } from '#web/app/use-action.ts';
import { usePage } from '#web/app/use-page.ts';
import { useMutation } from '#web/kit/dialog/use-mutation.ts';
import { CropDialog } from '#web/kit/upload/crop/crop-dialog.tsx';
import { type PickedImage, readImageFile } from '#web/kit/upload/refused-files.tsx';
import { FieldProblem } from '#web/ui/field/field-frame.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const PROBLEM_ID = 'avatar-problem';
const CHOOSE_ID = 'avatar-choose';

/** Chooses, crops and removes the picture of the account; saved at once. */
export function AvatarChoice({ avatar }: Pick<UserProfile, 'avatar'>) {
  const page = usePage();
  const { picked, problem, isReading, read, close } = usePickedImage();
  const { isSaving, upload, remove } = useAvatar();
  const input = useRef<HTMLInputElement>(null);
  const isBusy = isReading || isSaving;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          id={CHOOSE_ID}
          className="btn btn-quiet"
          aria-disabled={isBusy}
          aria-describedby={problem === '' ? undefined : PROBLEM_ID}
          onClick={() => isBusy || input.current?.click()}
        >
          {isBusy ? <Spinner /> : <ImageUp size={18} aria-hidden />}
          {page.t(avatar === '' ? 'account.avatar.add' : 'account.avatar.change')}
        </button>
        {avatar !== '' && (
          <button type="button" className="btn btn-quiet" aria-disabled={isBusy} onClick={() => isBusy || remove()}>
            <Trash2 size={18} aria-hidden />
            {page.t('account.avatar.remove')}
          </button>
        )}
      </div>
      <p className="text-muted text-xs">{page.t('account.avatar.hint')}</p>
      {problem !== '' && <FieldProblem id={PROBLEM_ID} error={problem} />}
      <input
        ref={input}
        type="file"
        hidden
        data-avatar
        accept={UPLOAD_MIMES.join()}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) read(file);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
      {picked !== null && (
        <CropDialog
          purpose="avatar"
          picked={picked}
          onCut={(file) => {
            close();
            upload(file);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

/** A chosen file that the browser can show, to be cropped; otherwise why not. */
function usePickedImage() {
  const page = usePage();
  const [picked, setPicked] = useState<PickedImage | null>(null);
  const [problem, setProblem] = useState('');
  const reading = useAction(async (file: File) => {
    setProblem('');
    const [image] = await Promise.all([readImageFile(file), loadMessages(page, 'upload', 'rules', 'errors')]);
    if (image.format === undefined) setProblem(page.t('image.format'));
    else setPicked(image);
  });
  return { picked, problem, isReading: reading.isBusy, read: reading.start, close: () => setPicked(null) };
}

/** Saves and removes the picture; the bar of the page follows. */
function useAvatar() {
  const page = usePage();
  const router = useRouter();
  const refresh = () => Promise.all([router.invalidate(), reloadProfile(page)]);
  const saving = useMutation({
    call: async (file: File) => {
      // The code of uploads is loaded with the first picture.
      const { uploadImage } = await import('#client/upload-file.ts');
      const { uploadId } = await uploadImage(page.call, { file, purpose: 'avatar' });
      return page.call(setAvatar, { image: uploadId });
    },
    done: page.t('account.avatar.saved'),
    refresh,
  });
  const removing = useMutation({
    call: () => page.call(setAvatar, { image: '' }),
    done: page.t('account.avatar.removed'),
    refresh,
    focusAfter: CHOOSE_ID,
  });
  return { isSaving: saving.isBusy || removing.isBusy, upload: saving.start, remove: removing.start };
}
