import { usePage } from '#web/app/use-page.ts';
import { useCurrentSection } from '#web/kit/article/use-current-section.ts';
import { SectionLink } from '../../layout/section-link.tsx';
import { SectionRail } from '../../layout/section-rail.tsx';
import { PRODUCT_SECTIONS, sectionOf } from '../form/field-places.ts';
import type { ProductForm } from '../form/use-product-form.ts';

const TITLES = { basics: 'products.basics', texts: 'words.texts', prices: 'products.pricing' } as const;

/** The sections with what they lack: above the preview, or on narrow screens a sticky row. */
export function ProductNavigation({ form: { problems, shown, isTried } }: { form: ProductForm }) {
  const page = usePage();
  const seen = useCurrentSection(PRODUCT_SECTIONS);
  const current = PRODUCT_SECTIONS.find((section) => section === seen) ?? PRODUCT_SECTIONS[0];
  const wrong = [...new Set([...problems.keys(), ...shown.keys()])];
  return (
    <SectionRail
      sections={PRODUCT_SECTIONS}
      current={current}
      column="lg:static"
      link={(section) => (
        <SectionLink
          target={section}
          title={page.t(TITLES[section])}
          isCurrent={section === current}
          count={wrong.filter((name) => sectionOf(name) === section).length}
          isTried={isTried}
        />
      )}
    />
  );
}
