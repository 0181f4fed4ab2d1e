import { ChevronDown, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { DataDeclaration } from '#contract/application/entities.ts';
import { DATA_GROUPS, DATA_PURPOSES, DATA_TYPES } from '#contract/values/data-catalogue.ts';
import { usePage } from '#web/app/use-page.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldProblem } from '#web/ui/field/field-frame.tsx';
import { ChangeablePart, EditorSection } from '../editor-section.tsx';
import type { EditorForm } from '../form/editor-form.ts';
import { useEditor, useEditorState, useProblem } from '../form/editor-store.ts';

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
            <Button
              onClick={() => {
                store.setField('dataCollection', cleared);
                setCleared(null);
              }}
            >
              <Undo2 size={16} aria-hidden />
              {page.t('words.undo')}
            </Button>
          )}
          <Button
            disabled={count === 0 || isReadOnly}
            onClick={() => {
              setCleared(store.get().form.dataCollection);
              store.setField('dataCollection', {});
            }}
          >
            {page.t('list.clearAll')}
          </Button>
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

const FLAGS = ['collected', 'shared', 'optional', 'ephemeral'] as const satisfies readonly (keyof DataDeclaration)[];

/** A type of data: whether it is declared and how it is used. */
function DataTypeRow({ code }: { code: number }) {
  const page = usePage();
  const { store } = useEditor();
  const declaration = useEditorState(({ form }) => form.dataCollection[code]);
  const name = `dataCollection.${code}`;
  const error = useProblem(name);
  const label = page.translator.find(`dataType.${code}`) ?? String(code);
  const put = (next: DataDeclaration | undefined) =>
    store.setField(
      'dataCollection',
      ({ [code]: _former, ...others }) => (next === undefined ? others : { ...others, [code]: next }),
      name,
    );
  const declare = (isDeclared: boolean) =>
    put(
      isDeclared
        ? { code, collected: true, shared: false, optional: false, ephemeral: false, purposes: [] }
        : undefined,
    );
  return (
    <li className="border-line border-b px-4 py-1 last:border-b-0">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
        <input
          id={`field-${name}`}
          type="checkbox"
          checked={declaration !== undefined}
          onChange={(event) => declare(event.target.checked)}
          className="h-4.5 w-4.5 flex-none accent-(--c-accent)"
        />
        {label}
      </label>
      {declaration !== undefined && <Declared declaration={declaration} label={label} onChange={put} />}
      {error !== '' && <FieldProblem id={`field-${name}-error`} error={error} />}
    </li>
  );
}

interface DeclaredProps {
  readonly declaration: DataDeclaration;
  readonly label: string;
  readonly onChange: (next: DataDeclaration) => void;
}

function Declared({ declaration, label, onChange }: DeclaredProps) {
  const page = usePage();
  const { purposes } = declaration;
  return (
    <fieldset className="ms-7.5 min-w-0 pb-3">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-2 gap-x-4 md:grid-cols-4">
        {FLAGS.map((flag) => (
          <Tick
            key={flag}
            text={page.t(`editor.data.${flag}`)}
            isOn={declaration[flag]}
            onChange={(isOn) => onChange({ ...declaration, [flag]: isOn })}
          />
        ))}
      </div>
      <fieldset className="bg-raised mt-1 rounded-xl px-4 py-2">
        <legend className="sr-only">{page.t('details.data.purposes')}</legend>
        <p aria-hidden className="text-muted text-xs">
          {page.t('details.data.purposes')}
        </p>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {DATA_PURPOSES.map((purpose) => (
            <Tick
              key={purpose}
              text={page.t(`purpose.${purpose}`)}
              isOn={purposes.includes(purpose)}
              onChange={(isOn) =>
                onChange({
                  ...declaration,
                  purposes: DATA_PURPOSES.filter((other) => (other === purpose ? isOn : purposes.includes(other))),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </fieldset>
  );
}

function Tick({ text, isOn, onChange }: { text: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="h-4.5 w-4.5 flex-none accent-(--c-accent)"
      />
      {text}
    </label>
  );
}
