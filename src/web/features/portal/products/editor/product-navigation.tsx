import { usePage } from '#web/app/use-page.ts';
import { useCurrentSection } from '#web/kit/article/use-current-section.ts';
import { useShownCurrent } from '#web/kit/page/use-shown-current.ts';
import { SectionLink } from '../../layout/section-link.tsx';
import { PRODUCT_SECTIONS, sectionOf } from '../form/field-places.ts';
import type { ProductForm } from '../form/use-product-form.ts';

const TITLES = { basics: 'products.basics', texts: 'words.texts', prices: 'products.pricing' } as const;

/** The sections with what they lack: above the preview, or on narrow screens a sticky row. */
export function ProductNavigation({ form: { problems, shown, isTried } }: { form: ProductForm }) {
  const page = usePage();
  const current = useCurrentSection(PRODUCT_SECTIONS) ?? PRODUCT_SECTIONS[0];
  const row = useShownCurrent<HTMLOListElement>(current);
  const wrong = [...new Set([...problems.keys(), ...shown.keys()])];
  return (
    <nav
      aria-label={page.t('editor.sections')}
      className="bg-page sticky top-[96px] z-10 -mx-4 px-4 py-2 sm:top-[64px] lg:static lg:mx-0 lg:p-0"
    >
      <ol ref={row} className="relative flex gap-2 overflow-x-auto [scrollbar-width:none] lg:flex-col lg:gap-1">
        {PRODUCT_SECTIONS.map((section) => (
          <li key={section} className="flex-none">
            <SectionLink
              target={section}
              title={page.t(TITLES[section])}
              isCurrent={section === current}
              count={wrong.filter((name) => sectionOf(name) === section).length}
              isTried={isTried}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}
