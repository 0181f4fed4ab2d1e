import { Check, Minus } from 'lucide-react';
import type { DataDeclaration } from '#contract/application/entities.ts';
import { Section } from '#web/kit/game/section.tsx';
import { usePage } from '../../app/use-page.ts';

function YesNo({ value }: { value: boolean }) {
  const page = usePage();
  const Icon = value ? Check : Minus;
  return (
    <span className={value ? 'text-ink' : 'text-muted'}>
      <Icon size={16} aria-hidden className="me-1 inline" />
      {page.t(value ? 'details.data.yes' : 'details.data.no')}
    </span>
  );
}

function DataRow({ declaration }: { declaration: DataDeclaration }) {
  const page = usePage();
  const { code, collected, shared, optional, ephemeral, purposes } = declaration;
  const words = purposes.map((purpose) => page.translator.find(`purpose.${purpose}`) ?? purpose);
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="p-3 text-start font-bold">
        {page.translator.find(`dataType.${code}`) ?? code}
        <span className="text-muted block text-xs font-normal">
          {page.translator.find(`dataGroup.${Math.floor(code / 100) * 100}`)}
        </span>
      </th>
      <td className="p-3">
        <YesNo value={collected} />
      </td>
      <td className="p-3">
        <YesNo value={shared} />
      </td>
      <td className="p-3">{page.t(optional ? 'details.data.optional' : 'details.data.required')}</td>
      <td className="p-3">
        <YesNo value={ephemeral} />
      </td>
      <td className="p-3">{words.join(page.state.locale.startsWith('zh') ? '、' : ', ')}</td>
    </tr>
  );
}

const COLUMNS = ['type', 'collected', 'shared', 'need', 'ephemeral', 'purposes'] as const;

/** The developer's data declarations as a table. */
export function DataTable(props: { declarations: readonly DataDeclaration[]; privacyPolicyUrl: string }) {
  const page = usePage();
  return (
    <Section id="data" title={page.t('details.data.title')}>
      {props.declarations.length === 0 ? (
        <p>{page.t('details.data.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard.
        <section className="card overflow-x-auto" tabIndex={0} aria-label={page.t('details.data.type')}>
          <table className="w-full min-w-[640px] text-sm">
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" className="text-muted p-3 text-start text-xs">
                    {page.t(`details.data.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {props.declarations.map((declaration) => (
                <DataRow key={declaration.code} declaration={declaration} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {props.privacyPolicyUrl !== '' && (
        <p className="mt-2 text-sm">
          <a
            className="link inline-flex min-h-11 items-center"
            href={props.privacyPolicyUrl}
            target="_blank"
            rel="noopener nofollow"
          >
            {page.t('details.data.policy')}
            <span className="sr-only"> {page.t('shell.opensNewTab')}</span>
          </a>
        </p>
      )}
    </Section>
  );
}
