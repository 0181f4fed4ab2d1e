/** What a rule takes and refuses when called with some arguments; the tests check it and docs/reference/rules.md shows it. */
export interface RuleExamples {
  readonly args?: Readonly<Record<string, unknown>>;
  readonly accepts: readonly unknown[];
  readonly refuses: readonly unknown[];
}

/** The examples of a family of rules, by the name of the rule. */
export type FamilyExamples = Readonly<Record<string, readonly RuleExamples[]>>;
