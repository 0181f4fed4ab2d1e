import { memo } from 'react';
import { ContactSection } from './contact-section.tsx';
import { DataSection } from './data-section.tsx';
import { DistributionSection } from './distribution-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { RatingSection } from './rating-section.tsx';
import { TextsSection } from './texts-section.tsx';

/** All sections of the form, of which one is shown. Memoized: each one subscribes to the state that it shows. */
export const EditorSections = memo(function EditorSections() {
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <TextsSection />
      <PicturesSection />
      <RatingSection />
      <DistributionSection />
      <DataSection />
      <ContactSection />
    </div>
  );
});
