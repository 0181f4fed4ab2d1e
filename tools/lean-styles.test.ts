import { expect, it } from 'vitest';
import { withoutSubstitute } from './lean-styles.ts';

it('leaves out what Tailwind writes for browsers without @property, and nothing else', () => {
  const css = '@layer a,properties;.a{b:c}@layer properties {@supports (x:y){*{--tw-a:0}}}.d{e:f}';
  expect(withoutSubstitute(css)).toBe('@layer a,properties;.a{b:c}.d{e:f}');
  expect(withoutSubstitute('.a{b:c}')).toBe('.a{b:c}');
});
