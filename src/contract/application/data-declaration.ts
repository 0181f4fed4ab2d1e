import { DATA_PURPOSES, DATA_TYPES } from '../data-catalogue.ts';
import { booleanFlag, integerChoice, textChoice, withDefault } from '../parameter-schemas.ts';
import { z } from '../schema.ts';

/** What a developer declares of one type of data; a group by itself (100) and an unknown code (1501) are refused. */
const dataDeclaration = z.object({
  code: integerChoice(DATA_TYPES.map(({ code }) => code)),
  collected: withDefault(booleanFlag, false),
  shared: withDefault(booleanFlag, false),
  optional: withDefault(booleanFlag, false),
  ephemeral: withDefault(booleanFlag, false),
  purposes: withDefault(z.array(textChoice(DATA_PURPOSES)).check(z.refine(isWithoutRepeats, 'field.invalid')), []),
});

/** `dataCollection` of an application to be made or changed (R3.15): each type once, with each purpose once. */
export const dataDeclarations = z
  .array(dataDeclaration)
  .check(z.refine((list) => isWithoutRepeats(list.map(({ code }) => code)), 'field.invalid'));

function isWithoutRepeats(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length;
}
