import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { listRatings } from '#contract/rating/endpoints.ts';
import type { Rating, RatingMean } from '#contract/rating/entities.ts';
import { isSameRatingChoice, type RatingChoice, ratingChoiceParameters } from '#domain/rating/rating-choice.ts';
import { showFailure } from '#web/app/messages/show-failure.ts';
import { useForgetDetails } from '#web/kit/game/forget-details.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { loadOwnRating, RATINGS_AT_ONCE, type RatingList, type RatingsData } from './load-ratings.ts';

/** Id of the list, and of a rating in it: each gets the focus where what had it is gone. */
export const LIST_ID = 'rating-list';
export const ratingIdOf = (id: number) => `rating-${id}`;

interface RatingsPlan {
  readonly applicationId: string;
  /** What the page was loaded with. */
  readonly first: RatingsData;
  /** What the address says. */
  readonly choice: RatingChoice;
  readonly onMean: (mean: RatingMean) => void;
}

/**
 * What players say of a game as the page shows it: in what order, how much of it, and what of it is one's own. What is
 * chosen becomes the address, and the list follows the address, wherever that comes from.
 */
export function useRatings({ applicationId, first, choice, onMean }: RatingsPlan) {
  const page = usePage();
  const forgetDetails = useForgetDetails();
  const go = useChoiceAddress(applicationId);
  /** What the controls say: what was chosen last, also while the address is on its way. */
  const [chosen, setChosen] = useState(choice);
  const [found, setFound] = useState(first.found);
  const [own, setOwn] = useState(first.own);
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(0);
  /** What the list shows answers this. */
  const answered = useRef(first.choice);
  /** The button that had the focus goes with what stood in place of the list. */
  const isFocusWanted = useRef(false);
  const fetchList = (wanted: RatingChoice, after?: string) =>
    page.call(listRatings, { applicationId, ...wanted, limit: RATINGS_AT_ONCE, after }, { loadingBar: false });
  /** What is on its way is wanted no more. */
  const outrun = () => {
    latest.current += 1;
    setBusy(false);
    return latest.current;
  };
  const load = async (wanted: RatingChoice) => {
    const asked = outrun();
    setBusy(true);
    try {
      const next = await fetchList(wanted);
      if (asked !== latest.current) return;
      answered.current = wanted;
      flushSync(() => setFound(next));
      if (isFocusWanted.current) document.getElementById(LIST_ID)?.focus();
    } catch (error) {
      // The address and the controls say what the list shows.
      if (asked === latest.current) void go(answered.current, 'replace');
      await showFailure(page, error);
    } finally {
      isFocusWanted.current = false;
      if (asked === latest.current) setBusy(false);
    }
  };
  useEffect(() => {
    outrun();
    answered.current = first.choice;
    setFound(first.found);
    setOwn(first.own);
  }, [first]);
  useEffect(() => {
    setChosen(choice);
    if (isSameRatingChoice(choice, answered.current)) outrun();
    else void load(choice);
  }, [choice, first]);
  const more = useAction(async () => {
    // Another list is on its way: what follows this one is wanted no more.
    if (found.next === null || isBusy) return;
    const asked = latest.current;
    const next = await fetchList(answered.current, found.next);
    if (asked !== latest.current) return;
    const whole = append(found, next);
    flushSync(() => setFound((before) => append(before, next)));
    // The button goes with the last page, and the focus would go with it.
    const begin = whole.list[found.list.length];
    if (next.next === null && begin !== undefined) document.getElementById(ratingIdOf(begin.id))?.focus();
  });
  const choose = (change: Partial<RatingChoice>) => {
    const wanted = { ...chosen, ...change };
    setChosen(wanted);
    void go(wanted, 'push');
  };
  return {
    choice: chosen,
    found,
    own,
    isBusy,
    isAppending: more.isBusy,
    choose,
    /** By the button that stands in place of a list, and goes with it. */
    showAll() {
      isFocusWanted.current = true;
      choose({ stars: undefined, language: undefined });
    },
    more: () => more.start(),
    /** After the own rating has changed. */
    async reload() {
      forgetDetails();
      const asked = outrun();
      const [next, nextOwn] = await Promise.all([fetchList(chosen), loadOwnRating(page, applicationId)]);
      setOwn(nextOwn);
      onMean({ average: next.summary.average, count: next.summary.count });
      if (asked !== latest.current) return;
      answered.current = chosen;
      setFound(next);
    },
    replace: (id: number, change: Partial<Rating>) =>
      setFound((before) => ({
        ...before,
        list: before.list.map((rating) => (rating.id === id ? { ...rating, ...change } : rating)),
      })),
  };
}

export type Ratings = ReturnType<typeof useRatings>;

/** Writes a choice into the address of the page, which stays where it is scrolled to. */
function useChoiceAddress(applicationId: string) {
  const router = useRouter();
  return (choice: RatingChoice, how: 'push' | 'replace') => {
    const search = { applicationId, ...ratingChoiceParameters(choice) };
    return router.navigate({ to: '.', search, replace: how === 'replace', resetScroll: false });
  };
}

/** One that was found helpful meanwhile can have moved from one page to the next: it is shown once. */
function append(before: RatingList, next: RatingList): RatingList {
  const known = new Set(before.list.map(({ id }) => id));
  return { ...next, list: [...before.list, ...next.list.filter(({ id }) => !known.has(id))] };
}
