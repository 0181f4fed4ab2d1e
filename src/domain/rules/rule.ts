/** Key of a message in the catalog `rules`; the rule's arguments are the values of the message. */
export type RuleMessageKey = `rule.${string}`;

/** What an argument of a rule is; `optionalText` may be left out, `texts` takes one text or a list of them. */
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

/** The arguments that a rule is called with, as its specification says. */
export type ArgumentsOf<Spec extends ArgumentSpec> = {
  readonly [Name in Exclude<keyof Spec, OptionalName<Spec>>]: ArgumentTypes[Spec[Name]];
} & { readonly [Name in OptionalName<Spec>]?: ArgumentTypes[Spec[Name]] };

/** A rule of one field: a value is accepted, or refused with the key of a message. It never throws for any value. */
export interface Rule<Spec extends ArgumentSpec = ArgumentSpec> {
  /** Names of the arguments with what they are; all but those of an optional kind must be given. */
  readonly args: Spec;
  /** Every key that the rule can answer with. */
  readonly messages: readonly RuleMessageKey[];
  check(value: unknown, args: ArgumentsOf<Spec>): true | RuleMessageKey;
}

/** Makes a rule without arguments that has one message. */
export function rule(message: RuleMessageKey, accepts: (value: unknown) => boolean): Rule<Record<never, never>> {
  return { args: {}, messages: [message], check: (value) => accepts(value) || message };
}

/** Makes a rule with arguments that has one message. */
export function ruleWith<const Spec extends ArgumentSpec>(
  args: Spec,
  message: RuleMessageKey,
  accepts: (value: unknown, args: ArgumentsOf<Spec>) => boolean,
): Rule<Spec> {
  return { args, messages: [message], check: (value, given) => accepts(value, given) || message };
}
