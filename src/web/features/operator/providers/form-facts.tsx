import { usePage } from '#web/app/use-page.ts';
import { type CompanyData, describeForm, type FormFact } from './form-sections.ts';

interface FormFactsProps {
  readonly data: CompanyData;
  /** The currently approved data; null if there is none. */
  readonly before: CompanyData | null;
}

/** All submitted values beside the ones they would change. */
export function FormFacts(props: FormFactsProps) {
  const page = usePage();
  return (
    <div className="flex flex-col gap-7">
      {describeForm(page, props.data, props.before)
        .filter(({ facts }) => facts.length > 0)
        .map(({ title, facts }) => (
          <section key={title} className="flex flex-col gap-3">
            <h2 className="text-base">{page.t(title)}</h2>
            <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
              {facts.map((fact) => (
                <FormValue key={fact.label} fact={fact} />
              ))}
            </dl>
          </section>
        ))}
    </div>
  );
}

function FormValue({ fact: { label, value, before, href } }: { fact: FormFact }) {
  const page = usePage();
  const isChanged = before !== undefined;
  return (
    <div className={`min-w-0 ${isChanged ? 'border-warning -ms-3 border-s-2 ps-3' : ''}`}>
      <dt className="text-muted text-xs">{page.t(label)}</dt>
      <dd className="text-sm wrap-anywhere">
        {href === undefined ? (
          value || page.t('providers.changed.empty')
        ) : (
          <a className="link" href={href} target="_blank" rel="noreferrer noopener">
            {value}
          </a>
        )}
        {isChanged && (
          <del className="text-muted block text-xs no-underline">
            {page.t('providers.changed', { before: before || page.t('providers.changed.empty') })}
          </del>
        )}
      </dd>
    </div>
  );
}
