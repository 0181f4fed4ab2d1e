import { RecipeError } from './draft.ts';

export interface NameForms {
  /** `count-things`, as files are named. */
  readonly kebab: string;
  /** `countThings` */
  readonly camel: string;
  /** `CountThings` */
  readonly pascal: string;
  /** `count_things`, as in addresses of calls. */
  readonly snake: string;
  /** `Count things`, for people. */
  readonly words: string;
}

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A kebab-case name in the forms that files, code, addresses and texts have. */
export function nameForms(kebab: string): NameForms {
  if (!KEBAB.test(kebab)) throw new RecipeError(`${JSON.stringify(kebab)} is no name like count-things.`);
  const pascal = kebab.split('-').map(capitalize).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return { kebab, camel, pascal, snake: kebab.replaceAll('-', '_'), words: capitalize(kebab.replaceAll('-', ' ')) };
}

/** The first and the last part of `catalogue/count-things`. */
export function splitPlace(place: string): readonly [folder: string, name: string] {
  const [folder = '', name = '', ...rest] = place.split('/');
  if (folder === '' || name === '' || rest.length > 0) throw new RecipeError(`${place} is no place like folder/name.`);
  return [folder, name];
}
