import { AppWindow } from 'lucide-react';
import { renditionUrl } from '#contract/values/image-renditions.ts';
import { placeholderStyle } from '#web/ui/picture.tsx';

interface ApplicationIconProps {
  /** Empty if the application has no icon yet. */
  readonly icon: string;
  readonly placeholder?: string;
  /** Width and height in pixels. */
  readonly size: number;
}

/** The icon of an application next to its name, or a placeholder. */
export function ApplicationIcon({ icon, placeholder = '', size }: ApplicationIconProps) {
  const box = { width: size, height: size };
  if (icon === '') {
    return (
      <span style={box} className="bg-raised text-muted grid flex-none place-items-center rounded-lg">
        <AppWindow size={Math.round(size / 2)} aria-hidden />
      </span>
    );
  }
  return (
    <img
      src={icon.startsWith('/files/') ? renditionUrl(icon, 96) : icon}
      alt=""
      {...box}
      style={{ ...box, ...placeholderStyle(placeholder) }}
      className="flex-none rounded-lg object-cover"
    />
  );
}
