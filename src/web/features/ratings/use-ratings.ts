import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LocaleCode } from '#contract/locales.ts';
import { listRatings } from '#contract/rating/endpoints.ts';
import type { Rating, RatingMean, RatingSort } from '#contract/rating/entities.ts';
import { showFailure } from '../../app/show-failure.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { loadOwnRating, RATINGS_AT_ONCE, type RatingList, type RatingsData } from './load-ratings.ts';

/** What the list is cut down to, and its order. */
export interface RatingChoice {
  readonly sort: RatingSort;
  readonly stars: number | undefined;
  readonly language: LocaleCode | undefined;
}

const USUAL: RatingChoice = { sort: 'helpful', stars: undefined, language: undefined };

/** Id of the list, and of a rating in it: each gets the focus where what had it is gone. */
export const LIST_ID = 'rating-list';
export const ratingIdOf = (id: number) => `rating-${id}`;

/** What players say of a game as the page shows it: in what order, how much of it, and what of it is one's own. */
export function useRatings(applicationId: string, first: RatingsData, onMean: (mean: RatingMean) => void) {
  const page = usePage();
  const [choice, setChoice] = useState(USUAL);
  const [found, setFound] = useState(first.found);
  const [own, setOwn] = useState(first.own);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    setFound(first.found);
    setOwn(first.own);
    setChoice(USUAL);
    answered.current = USUAL;
  }, [first]);
  const latest = useRef(0);
  /** What the list shows answers this. */
  const answered = useRef(USUAL);
  const fetchList = (wanted: RatingChoice, after?: string) =>
    page.call(listRatings, { applicationId, ...wanted, limit: RATINGS_AT_ONCE, after }, { loadingBar: false });
  const load = async (wanted: RatingChoice) => {
    latest.current += 1;
    const asked = latest.current;
    setBusy(true);
    try {
      const next = await fetchList(wanted);
      if (asked !== latest.current) return;
      answered.current = wanted;
      flushSync(() => setFound(next));
    } catch (error) {
      // The controls say what the list shows.
      if (asked === latest.current) setChoice(answered.current);
      await showFailure(page, error);
    } finally {
      if (asked === latest.current) setBusy(false);
    }
  };
  const more = useAction(async () => {
    // Another list is on its way: what follows this one is wanted no more.
    if (found.next === null || isBusy) return;
    const asked = latest.current;
    const next = await fetchList(choice, found.next);
    if (asked !== latest.current) return;
    const whole = append(found, next);
    flushSync(() => setFound((before) => append(before, next)));
    // The button goes with the last page, and the focus would go with it.
    const begin = whole.list[found.list.length];
    if (next.next === null && begin !== undefined) document.getElementById(ratingIdOf(begin.id))?.focus();
  });
  const choose = (change: Partial<RatingChoice>) => {
    const wanted = { ...choice, ...change };
    setChoice(wanted);
    return load(wanted);
  };
  return {
    choice,
    found,
    own,
    isBusy,
    isAppending: more.isBusy,
    choose: (change: Partial<RatingChoice>) => void choose(change),
    /** By the button that stands in place of a list, and goes with it. */
    async showAll() {
      await choose({ stars: undefined, language: undefined });
      document.getElementById(LIST_ID)?.focus();
    },
    more: () => more.start(),
    /** After the own rating has changed. */
    async reload() {
      latest.current += 1;
      const [next, nextOwn] = await Promise.all([fetchList(choice), loadOwnRating(page, applicationId)]);
      answered.current = choice;
      setFound(next);
      setOwn(nextOwn);
      onMean({ average: next.summary.average, count: next.summary.count });
      // What was on its way has been passed, and no longer says that it has ended.
      setBusy(false);
    },
    replace: (id: number, change: Partial<Rating>) =>
      setFound((before) => ({
        ...before,
        list: before.list.map((rating) => (rating.id === id ? { ...rating, ...change } : rating)),
      })),
  };
}

export type Ratings = ReturnType<typeof useRatings>;

/** One that was found helpful meanwhile can have moved from one page to the next: it is shown once. */
function append(before: RatingList, next: RatingList): RatingList {
  const known = new Set(before.list.map(({ id }) => id));
  return { ...next, list: [...before.list, ...next.list.filter(({ id }) => !known.has(id))] };
}
