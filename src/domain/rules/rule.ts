/** Message key in the catalog `rules`; the rule's arguments are the values of the message. */
export type RuleMessageKey = `rule.${string}`;

/** Types of a rule's arguments; `optionalText` may be omitted, `texts` is one text or a list of them. */
interface ArgumentTypes {
  number: number;
  text: string;
  optionalText: string | undefined;
  texts: string | readonly string[];
  value: unknown;
}
export type ArgumentKind = keyof ArgumentTypes;
export type ArgumentSpec = Readonly<Record<string, ArgumentKind>>;

type OptionalName<Spec extends ArgumentSpec> = {
  [Name in keyof Spec]: Spec[Name] extends 'optionalText' ? Name : never;
}[keyof Spec];

/** The arguments of a rule, derived from its specification. */
export type ArgumentsOf<Spec extends ArgumentSpec> = {
  readonly [Name in Exclude<keyof Spec, OptionalName<Spec>>]: ArgumentTypes[Spec[Name]];
} & { readonly [Name in OptionalName<Spec>]?: ArgumentTypes[Spec[Name]] };

/** A rule for one field: accepts a value or rejects it with a message key. It never throws, whatever the value. */
export interface Rule<Spec extends ArgumentSpec = ArgumentSpec> {
  /** The arguments' names and types; all but optional ones are required. */
  readonly args: Spec;
  /** Every key that the rule can return. */
  readonly messages: readonly RuleMessageKey[];
  check(value: unknown, args: ArgumentsOf<Spec>): true | RuleMessageKey;
}

/** Creates a rule without arguments and with one message. */
export function rule(message: RuleMessageKey, accepts: (value: unknown) => boolean): Rule<Record<never, never>> {
  return { args: {}, messages: [message], check: (value) => accepts(value) || message };
}

/** Creates a rule with arguments and one message. */
export function ruleWith<const Spec extends ArgumentSpec>(
  args: Spec,
  message: RuleMessageKey,
  accepts: (value: unknown, args: ArgumentsOf<Spec>) => boolean,
): Rule<Spec> {
  return { args, messages: [message], check: (value, given) => accepts(value, given) || message };
}
