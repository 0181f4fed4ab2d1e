import { MEGABYTE_BYTES } from '#contract/values/limits.ts';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { usePage } from '#web/app/use-page.ts';
import { FIELD_BOX } from '#web/ui/field/field-box.ts';
import { TextControl } from '../controls/text-control.tsx';
import { useEditor, useEditorState, useProblem } from '../form/editor-context.ts';
import type { DownloadAddress } from '../form/editor-form.ts';

const NO_ADDRESS: DownloadAddress = { url: '', size: 0 };

/** Download address and size of a platform; both are shown to players. */
export function DownloadAddressField({ platform }: { platform: PlatformCode }) {
  const page = usePage();
  const { store } = useEditor();
  const name = `downloadUrls.${platform}`;
  const { url, size } = useEditorState(({ form }) => form.downloadUrls[platform]) ?? NO_ADDRESS;
  const error = useProblem(`${name}`);
  const put = (change: Partial<DownloadAddress>) =>
    store.setField(
      'downloadUrls',
      (before) => {
        const next = { ...NO_ADDRESS, ...before[platform], ...change };
        const { [platform]: _former, ...others } = before;
        return next.url === '' ? others : { ...others, [platform]: next };
      },
      name,
    );
  const values = { platform: page.t(`platform.${platform}`) };
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_160px]">
      <TextControl
        name={name}
        label={page.t('editor.field.downloadUrl', values)}
        hint={page.t(platform === 7 ? 'editor.field.downloadUrl.store' : 'editor.field.downloadUrl.hint')}
        error={error}
        value={url}
        onChange={(text) => put({ url: text })}
        onLeave={() => store.visit(name)}
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
      />
      <div className="flex flex-col gap-1.5">
        <label htmlFor={`size-${platform}`} className="text-sm font-bold">
          {page.t('editor.field.downloadSize')}
          <span className="sr-only"> {values.platform}</span>
        </label>
        <input
          id={`size-${platform}`}
          type="number"
          min={0}
          step="any"
          inputMode="decimal"
          disabled={url === ''}
          value={size === 0 ? '' : Math.round((size / MEGABYTE_BYTES) * 100) / 100}
          onChange={({ target }) => put({ size: Math.round((Number(target.value) || 0) * MEGABYTE_BYTES) })}
          className={`${FIELD_BOX} min-h-12 px-4 py-2`}
        />
      </div>
    </div>
  );
}
