import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DataDeclaration } from '#contract/application/entities.ts';
import { Section } from '#web/kit/game/section.tsx';
import { usePage } from '../../app/use-page.ts';

const COLUMNS = ['type', 'collected', 'shared', 'need', 'ephemeral', 'purposes'] as const;

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
    <tr className="border-line border-t align-top max-sm:grid max-sm:grid-cols-2 max-sm:py-2">
      <th scope="row" className="px-3 py-2 text-start font-bold max-sm:col-span-2 sm:py-3">
        {page.translator.find(`dataType.${code}`) ?? code}
        <span className="text-muted block text-xs font-normal">
          {page.translator.find(`dataGroup.${Math.floor(code / 100) * 100}`)}
        </span>
      </th>
      <Cell column="collected">
        <YesNo value={collected} />
      </Cell>
      <Cell column="shared">
        <YesNo value={shared} />
      </Cell>
      <Cell column="need">{page.t(optional ? 'details.data.optional' : 'details.data.required')}</Cell>
      <Cell column="ephemeral">
        <YesNo value={ephemeral} />
      </Cell>
      <Cell column="purposes" className="max-sm:col-span-2">
        {words.join(page.state.locale.startsWith('zh') ? '、' : ', ')}
      </Cell>
    </tr>
  );
}

interface CellProps {
  readonly column: Exclude<(typeof COLUMNS)[number], 'type'>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** On phones, where a row is a card, a cell has its own heading. */
function Cell({ column, className = '', children }: CellProps) {
  const page = usePage();
  return (
    <td className={`px-3 py-1 sm:py-3 ${className}`}>
      <span className="text-muted block text-xs sm:hidden">{page.t(`details.data.${column}`)}</span>
      {children}
    </td>
  );
}

/** The developer's data declarations as a table, on phones as cards. */
export function DataTable(props: { declarations: readonly DataDeclaration[]; privacyPolicyUrl: string }) {
  const page = usePage();
  return (
    <Section id="data" title={page.t('details.data.title')}>
      {props.declarations.length === 0 ? (
        <p>{page.t('details.data.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard.
        <section className="card overflow-x-auto" tabIndex={0} aria-label={page.t('details.data.type')}>
          <table className="w-full text-sm max-sm:block sm:min-w-[640px] max-sm:[&>tbody]:block">
            <thead className="max-sm:sr-only">
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
