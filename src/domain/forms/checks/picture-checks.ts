import { ERROR } from '#contract/errors/errors.ts';
import { IMAGE_PURPOSES, type ImagePurpose, type ScreenshotPurpose } from '#contract/values/image-purposes.ts';
import { isPlatformCode } from '#contract/values/platforms.ts';
import { requiredScreenshotKinds } from '../../application/required-screenshots.ts';
import { checkImageCount } from '../../image/image-rules.ts';
import { type Check, FINE, filled, inside, isBlank, isFields, listOf, refuse } from './checks.ts';
import { pictureReference } from './value-checks.ts';

/** The required picture of a form; `iconMissing` without it. */
export const icon = filled(
  pictureReference,
  refuse('image.min_count', { values: { min: 1 }, code: ERROR.iconMissing }),
);

/** A list of distinct pictures, as many as their purpose requires (`wrongImageCount`). */
export function pictures(purpose: ImagePurpose): Check {
  const { min, max } = IMAGE_PURPOSES[purpose].count;
  const areReferences = listOf(filled(pictureReference), { max, repeated: 'form.repeated' });
  return (value, siblings) => {
    const list = isBlank(value) ? [] : value;
    if (!Array.isArray(list)) return refuse('field.invalid');
    const [wrong] = checkImageCount(purpose, list.length);
    if (wrong === undefined) return areReferences(list, siblings);
    const counted = refuse(wrong.message, { values: { min, max }, code: ERROR.wrongImageCount });
    return list.length > max ? counted : [...areReferences(list, siblings), ...counted];
  };
}

/** The fields of the four kinds (R3.4). */
const SCREENSHOT_KINDS: readonly { name: string; purpose: ScreenshotPurpose; check: Check }[] = [
  { name: 'mobile', purpose: 'screenshot_mobile', check: pictures('screenshot_mobile') },
  { name: 'tablet7', purpose: 'screenshot_tablet7', check: pictures('screenshot_tablet7') },
  { name: 'tablet10', purpose: 'screenshot_tablet10', check: pictures('screenshot_tablet10') },
  { name: 'computer', purpose: 'screenshot_computer', check: pictures('screenshot_computer') },
];

/** The screenshots of an application, of each kind that is used or required by its platforms (R5.8, R5.9, O58). */
export const screenshots: Check = (value, { platforms }) => {
  const kinds = isBlank(value) ? {} : value;
  if (!isFields(kinds)) return refuse('field.invalid');
  const needed = requiredScreenshotKinds(Array.isArray(platforms) ? platforms.filter(isPlatformCode) : []);
  return SCREENSHOT_KINDS.flatMap(({ name, purpose, check }) => {
    const isLeftOut = isBlank(kinds[name]) && !needed.includes(purpose);
    return isLeftOut ? FINE : inside(name, check(kinds[name], kinds));
  });
};
