import { ShieldAlert, ShieldCheck } from 'lucide-react';
import type { FilePermission } from '#contract/version/inspection.ts';
import { shortPermissionName } from '#domain/inspection/android-permissions.ts';
import { type Page, usePage } from '#web/app/use-page.ts';

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
export function describePermission({ translator }: Pick<Page, 'translator'>, name: string): string | undefined {
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
