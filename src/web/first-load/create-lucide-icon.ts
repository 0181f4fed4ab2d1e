import { createElement, type ReactElement, type SVGProps } from 'react';

/** An icon in lucide's format: elements with their attributes, including a React key. */
interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number;
}

const LOOK = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/**
 * Replaces the function of the same name in `lucide-react` (see vite.config.ts): the same element for the props used
 * here, without contexts and merging. A hall has a hundred icons, which took a fifth of its rendering time.
 */
export default function createLucideIcon({ name, node }: IconData): (props: IconProps) => ReactElement {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  const ownClass = `lucide lucide-${name}`;
  return function Icon({ size = 24, className, ...rest }: IconProps) {
    const isNamed = 'aria-label' in rest || 'aria-labelledby' in rest || 'role' in rest;
    return createElement(
      'svg',
      {
        ...LOOK,
        width: size,
        height: size,
        className: className ? `${ownClass} ${className}` : ownClass,
        'aria-hidden': isNamed ? undefined : true,
        ...rest,
      },
      shapes,
    );
  };
}
