import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleMinus,
  CircleX,
  Info,
  LoaderCircle,
  ShieldAlert,
  ShieldCheck,
  TriangleAlert,
} from 'lucide-react';
import type { Version } from '#contract/version/entities.ts';
import type {
  FilePermission,
  Finding,
  FindingLevel,
  InspectionStage,
  InspectionState,
} from '#contract/version/inspection.ts';
import { shortPermissionName } from '#domain/inspection/android-permissions.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { FormCard } from '../page/section.tsx';

const MARKS = {
  none: { Icon: CircleMinus, colour: 'text-muted' },
  waiting: { Icon: CircleDashed, colour: 'text-muted' },
  running: { Icon: LoaderCircle, colour: 'text-info animate-spin' },
  passed: { Icon: CircleCheck, colour: 'text-success' },
  warned: { Icon: TriangleAlert, colour: 'text-warning' },
  failed: { Icon: CircleX, colour: 'text-danger' },
  skipped: { Icon: CircleMinus, colour: 'text-muted' },
} as const satisfies Record<InspectionState, object>;

/** The inspection of the file, stage by stage, with its findings. */
export function InspectionCard({ data: { version } }: { data: { readonly version: Version } }) {
  const page = usePage();
  const { state, stages } = version.inspection;
  if (state === 'none' || stages.length === 0) return null;
  return (
    <FormCard id="inspection" title={page.t('words.inspectionOfTheFile')} lead={page.t(`versions.inspection.${state}`)}>
      <InspectionStages stages={stages} />
      <p role="status" className="sr-only">
        {page.t(`versions.inspection.${state}`)}
      </p>
    </FormCard>
  );
}

/** The stages of an inspection in order, with their findings; also shown to reviewers. */
export function InspectionStages({ stages }: { stages: readonly InspectionStage[] }) {
  return (
    <ol className="flex flex-col">
      {stages.map((stage) => (
        <Stage key={stage.stage} stage={stage} />
      ))}
    </ol>
  );
}

function Stage({ stage: { stage, state, findings } }: { stage: InspectionStage }) {
  const page = usePage();
  const { Icon, colour } = MARKS[state];
  return (
    <li aria-current={state === 'running' ? 'step' : undefined} className="flex gap-3">
      <span aria-hidden className="flex flex-none flex-col items-center">
        <Icon size={22} className={`my-0.5 ${colour}`} />
        <span className="bg-line my-1 w-0.5 flex-1 [li:last-child_&]:hidden" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2 pb-4 [li:last-child_&]:pb-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className={state === 'waiting' ? 'text-muted' : 'font-bold'}>
            {page.t(`inspection.stage.${stage}`)}
          </span>
          <span className={`text-xs ${state === 'failed' ? 'text-danger font-bold' : 'text-muted'}`}>
            {page.t(`inspection.state.${state}`)}
          </span>
        </p>
        {findings.length > 0 && (
          <ul className="flex flex-col gap-1.5">
            {findings.map((finding, place) => (
              <FindingLine key={place} finding={finding} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

const LEVELS = {
  error: { Icon: CircleAlert, colour: 'text-danger' },
  warning: { Icon: TriangleAlert, colour: 'text-warning' },
  note: { Icon: Info, colour: 'text-info' },
} as const satisfies Record<FindingLevel, object>;

function FindingLine({ finding }: { finding: Finding }) {
  const page = usePage();
  const { Icon, colour } = LEVELS[finding.level];
  return (
    <li className="flex items-start gap-2 text-sm">
      <Icon size={18} aria-hidden className={`mt-0.5 flex-none ${colour}`} />
      <span className="min-w-0 wrap-anywhere">
        <b className={colour}>{page.t(`inspection.level.${finding.level}`)}</b> {describeFinding(page, finding)}
      </span>
    </li>
  );
}

/** The text of a finding; an unknown one, from a newer server, by its code. */
function describeFinding(page: Pick<Page, 'translator' | 'state'>, { code, values }: Finding): string {
  return page.translator.find(`inspection.${code}`, withPermissions(page, values)) ?? code;
}

/** A finding's values, with comma-separated permission names replaced by their descriptions. */
function withPermissions(page: Pick<Page, 'translator' | 'state'>, values: Finding['values']): Finding['values'] {
  const say = (names: string | number) => {
    const words = String(names)
      .split(', ')
      .map((name) => describePermission(page, name) ?? name);
    return new Intl.ListFormat(page.state.locale, { type: 'conjunction' }).format(words);
  };
  const { permission, permissions } = values;
  return {
    ...values,
    ...(permission !== undefined && { permission: say(permission) }),
    ...(permissions !== undefined && { permissions: say(permissions) }),
  };
}

interface PermissionsProps {
  readonly permissions: readonly FilePermission[];
  readonly applicationId: string;
}

/** The permissions of an APK; those that may collect undeclared data are marked, with a link to the declaration. */
export function Permissions({ permissions, applicationId }: PermissionsProps) {
  const page = usePage();
  const count = permissions.filter(({ undeclared }) => undeclared.length > 0).length;
  return (
    <details open={count > 0} className="group">
      <summary className="min-h-11 content-center text-sm font-bold">
        {page.t('versions.permissions', { count: permissions.length })}
      </summary>
      {count > 0 && (
        <p className="border-warning mb-3 border-s-4 ps-3 text-sm">
          {page.t('versions.permissions.undeclared')}{' '}
          <a className="link" href={page.href(`/developer/applications/${applicationId}`, '#section-data')}>
            {page.t('versions.permissions.declare')}
          </a>
        </p>
      )}
      <PermissionList permissions={permissions} />
    </details>
  );
}

/** Permissions with the data they may collect, undeclared data first; also shown to reviewers. */
export function PermissionList({ permissions }: Pick<PermissionsProps, 'permissions'>) {
  const sorted = permissions.toSorted((a, b) => b.undeclared.length - a.undeclared.length);
  return (
    <ul className="flex flex-col gap-2">
      {sorted.map((permission) => (
        <Permission key={permission.name} permission={permission} />
      ))}
    </ul>
  );
}

/** The description of a permission, by full name or without Android's prefix; undefined if there is none. */
function describePermission({ translator }: Pick<Page, 'translator'>, name: string): string | undefined {
  return translator.find(`permission.${shortPermissionName(name)}`);
}

/** The description of a permission with its technical name; only the name if there is no description. */
export function PermissionName({ name }: { name: string }) {
  const page = usePage();
  const words = describePermission(page, name);
  const code = <code className={`break-all ${words === undefined ? '' : 'text-muted block'}`}>{name}</code>;
  if (words === undefined) return code;
  return (
    <>
      <span className="block text-sm">{words}</span>
      {code}
    </>
  );
}

function Permission({ permission: { name, dataTypes, undeclared } }: { permission: FilePermission }) {
  const page = usePage();
  const isWrong = undeclared.length > 0;
  const Icon = isWrong ? ShieldAlert : ShieldCheck;
  return (
    <li className="flex items-start gap-2 text-xs">
      <Icon size={16} aria-hidden className={`mt-0.5 flex-none ${isWrong ? 'text-warning' : 'text-muted'}`} />
      <span className="min-w-0">
        <PermissionName name={name} />
        {dataTypes.length > 0 && (
          <span className="text-muted block">
            {isWrong
              ? page.t('versions.permissions.missing', { types: describeTypes(page, undeclared) })
              : page.t('versions.permissions.declared', { types: describeTypes(page, dataTypes) })}
          </span>
        )}
      </span>
    </li>
  );
}

function describeTypes({ translator, state }: Page, codes: readonly number[]): string {
  const names = codes.map((code) => translator.find(`dataType.${code}`) ?? String(code));
  return new Intl.ListFormat(state.locale, { type: 'conjunction' }).format(names);
}
