/** Translated problems by field name; a part of a field is named `field.part`. */
export type FormErrors<Name extends string = string> = Readonly<
  Partial<Record<Name | `${Name}.${string}`, string | undefined>>
>;
export type ShownErrors = Readonly<Record<string, string | undefined>>;

/** True if no field has a problem. */
export function isEmpty(errors: object): boolean {
  return Object.values(errors).every((text) => text === undefined);
}

/** True for a field and for its parts. */
export function isPart(name: string, field: string): boolean {
  return `${name}.`.startsWith(`${field}.`);
}

/** The problems of these fields and their parts; others would not be shown anywhere. */
export function errorsOf(errors: ShownErrors, fields: readonly string[]): ShownErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => fields.some((field) => isPart(name, field))));
}

/** The first name with a problem, in page order. */
export function firstError(errors: ShownErrors, order: readonly string[]): string | undefined {
  const names = Object.keys(errors).filter((name) => errors[name] !== undefined);
  const field = order.find((one) => names.some((name) => isPart(name, one)));
  return field === undefined ? undefined : names.find((name) => isPart(name, field));
}

/** Changing a part also clears the problem of the whole, and vice versa. */
export function withoutFields(errors: ShownErrors, fields: readonly string[]): ShownErrors {
  const isLeft = ([name]: readonly [string, unknown]) =>
    !fields.some((field) => isPart(name, field) || isPart(field, name));
  return Object.fromEntries(Object.entries(errors).filter(isLeft));
}
