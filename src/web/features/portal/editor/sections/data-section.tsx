import { ChevronDown, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { DATA_GROUPS, DATA_TYPES } from '#contract/values/data-catalogue.ts';
import { usePage } from '#web/app/use-page.ts';
import { ChangeablePart, EditorSection } from '../editor-section.tsx';
import { useEditor, useEditorState } from '../form/editor-context.ts';
import type { EditorForm } from '../form/editor-form.ts';
import { DataTypeRow } from './data-type-row.tsx';

/** Data that the game collects or shares, by type; only declared types are expanded. */
export function DataSection() {
  const page = usePage();
  const { store, isReadOnly } = useEditor();
  const count = useEditorState(({ form }) => Object.keys(form.dataCollection).length);
  const [cleared, setCleared] = useState<EditorForm['dataCollection'] | null>(null);
  return (
    <EditorSection section="data">
      <ChangeablePart>
        <div className="flex flex-wrap items-center gap-3">
          <p role="status" className="flex-1 text-sm">
            {page.t('editor.data.count', { count, total: DATA_TYPES.length })}
          </p>
          {cleared !== null && count === 0 && (
            <button
              type="button"
              className="btn btn-quiet"
              onClick={() => {
                store.setField('dataCollection', cleared);
                setCleared(null);
              }}
            >
              <Undo2 size={16} aria-hidden />
              {page.t('words.undo')}
            </button>
          )}
          <button
            type="button"
            className="btn btn-quiet"
            disabled={count === 0 || isReadOnly}
            onClick={() => {
              setCleared(store.get().form.dataCollection);
              store.setField('dataCollection', {});
            }}
          >
            {page.t('list.clearAll')}
          </button>
        </div>
        <div id="field-dataCollection" tabIndex={-1} className="flex flex-col gap-2 outline-none">
          {DATA_GROUPS.map(({ code }) => (
            <DataGroup key={code} group={code} />
          ))}
        </div>
      </ChangeablePart>
    </EditorSection>
  );
}

function DataGroup({ group }: { group: (typeof DATA_GROUPS)[number]['code'] }) {
  const page = usePage();
  const types = DATA_TYPES.filter((type) => type.group === group);
  const count = useEditorState(({ form }) => types.filter(({ code }) => form.dataCollection[code]).length);
  const [wasDeclared] = useState(count > 0);
  return (
    <details open={wasDeclared} className="border-line group rounded-xl border">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4">
        <span className="flex-1">{page.t(`dataGroup.${group}`)}</span>
        <span className={`text-sm tabular-nums ${count > 0 ? 'text-gold-text font-bold' : 'text-muted'}`}>
          <span aria-hidden>
            {count} / {types.length}
          </span>
          <span className="sr-only">{page.t('editor.data.count', { count, total: types.length })}</span>
        </span>
        <ChevronDown size={18} aria-hidden className="flex-none group-open:rotate-180" />
      </summary>
      <ul className="border-line border-t">
        {types.map(({ code }) => (
          <DataTypeRow key={code} code={code} />
        ))}
      </ul>
    </details>
  );
}
