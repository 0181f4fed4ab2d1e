import { AppWindow, Globe, Smartphone, Tablet } from 'lucide-react';
import type { PlatformCode } from '#contract/values/platforms.ts';
import { usePage } from '#web/app/use-page.ts';

const ICONS = { 1: AppWindow, 2: Globe, 6: Smartphone, 7: Tablet } as const satisfies Record<
  PlatformCode,
  typeof Globe
>;

/** A platform with its icon. */
export function PlatformName({ platform, size = 18 }: { platform: PlatformCode; size?: number }) {
  const page = usePage();
  const Icon = ICONS[platform];
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <Icon size={size} aria-hidden className="text-muted flex-none" />
      {page.t(`platform.${platform}`)}
    </span>
  );
}
