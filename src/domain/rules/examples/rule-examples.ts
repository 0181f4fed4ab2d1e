/** What a rule accepts and refuses for some arguments; tests check it and docs/reference/rules.md shows it. */
export interface RuleExamples {
  readonly args?: Readonly<Record<string, unknown>>;
  readonly accepts: readonly unknown[];
  readonly refuses: readonly unknown[];
}

/** The examples of a family of rules, by rule name. */
export type FamilyExamples = Readonly<Record<string, readonly RuleExamples[]>>;
