import type { DataDeclaration } from '#contract/application/entities.ts';
import { DATA_PURPOSES } from '#contract/values/data-catalogue.ts';
import { usePage } from '#web/app/use-page.ts';
import { FieldProblem } from '#web/ui/field/field-problem.tsx';
import { useEditor, useEditorState, useProblem } from '../form/editor-context.ts';

const FLAGS = ['collected', 'shared', 'optional', 'ephemeral'] as const satisfies readonly (keyof DataDeclaration)[];

/** A type of data: whether it is declared and how it is used. */
export function DataTypeRow({ code }: { code: number }) {
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
