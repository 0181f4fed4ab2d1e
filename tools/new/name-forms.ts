import { RecipeError } from './draft.ts';

export interface NameForms {
  /** `count-things`, for file names. */
  readonly kebab: string;
  /** `countThings` */
  readonly camel: string;
  /** `CountThings` */
  readonly pascal: string;
  /** `count_things`, for API paths. */
  readonly snake: string;
  /** `Count things`, for display. */
  readonly words: string;
}

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Converts a kebab-case name to the forms used by files, code, API paths and texts. */
export function nameForms(kebab: string): NameForms {
  if (!KEBAB.test(kebab)) throw new RecipeError(`${JSON.stringify(kebab)} is no name like count-things.`);
  const pascal = kebab.split('-').map(capitalize).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return { kebab, camel, pascal, snake: kebab.replaceAll('-', '_'), words: capitalize(kebab.replaceAll('-', ' ')) };
}

/** The first and last segment of `catalogue/count-things`. */
export function splitPlace(place: string): readonly [folder: string, name: string] {
  const [folder = '', name = '', ...rest] = place.split('/');
  if (folder === '' || name === '' || rest.length > 0) throw new RecipeError(`${place} is no place like folder/name.`);
  return [folder, name];
}
