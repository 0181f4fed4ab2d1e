import type { LocalPerson } from './local-claims.ts';

export interface ChosenPerson extends LocalPerson {
  readonly sub: string;
  /** Whether the store does not know this person yet. */
  readonly isNew: boolean;
}

/** Recently chosen accounts, by subject: the source of their tokens' claims. */
export interface ChosenPeople {
  remember(person: ChosenPerson): void;
  find(subject: string): ChosenPerson | undefined;
  /** Whether this is the person's first sign-in, the only one at which Apple sends a name. True once. */
  takeIntroduction(subject: string): boolean;
}

const MAX_PEOPLE = 1000;

export function createChosenPeople(): ChosenPeople {
  const people = new Map<string, ChosenPerson>();
  const introduced = new Set<string>();
  return {
    remember(person) {
      people.delete(person.sub);
      people.set(person.sub, person);
      const [oldest] = people.keys();
      if (people.size > MAX_PEOPLE && oldest !== undefined) {
        people.delete(oldest);
        introduced.delete(oldest);
      }
    },
    find: (subject) => people.get(subject),
    takeIntroduction(subject) {
      if (people.get(subject)?.isNew !== true || introduced.has(subject)) return false;
      introduced.add(subject);
      return true;
    },
  };
}
