import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { listRatings } from '#contract/rating/endpoints.ts';
import type { Rating, RatingMean } from '#contract/rating/entities.ts';
import { isSameRatingChoice, type RatingChoice, ratingChoiceParameters } from '#domain/rating/rating-choice.ts';
import { showFailure } from '#web/app/messages/show-failure.ts';
import { useInvalidateDetails } from '#web/kit/game/invalidate-details.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { loadOwnRating, RATINGS_AT_ONCE, type RatingList, type RatingsData } from './load-ratings.ts';

/** IDs of the list and of its ratings: they receive the focus of removed elements. */
export const LIST_ID = 'rating-list';
export const ratingIdOf = (id: number) => `rating-${id}`;

interface RatingsPlan {
  readonly applicationId: string;
  /** The loader's data. */
  readonly first: RatingsData;
  /** The filter in the address. */
  readonly choice: RatingChoice;
  readonly onMean: (mean: RatingMean) => void;
}

/**
 * The state of the ratings section: filter, loaded pages, and the user's own rating. A choice is written to the
 * address, and the list follows the address, wherever a change comes from.
 */
export function useRatings({ applicationId, first, choice, onMean }: RatingsPlan) {
  const page = usePage();
  const forgetDetails = useInvalidateDetails();
  const go = useChoiceAddress(applicationId);
  /** The last choice, also while the address is being updated. */
  const [chosen, setChosen] = useState(choice);
  const [found, setFound] = useState(first.found);
  const [own, setOwn] = useState(first.own);
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(0);
  /** The filter of the shown list. */
  const answered = useRef(first.choice);
  /** The focused button disappears with the list's placeholder. */
  const isFocusWanted = useRef(false);
  const fetchList = (wanted: RatingChoice, after?: string) =>
    page.call(listRatings, { applicationId, ...wanted, limit: RATINGS_AT_ONCE, after }, { loadingBar: false });
  /** Cancels pending requests. */
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
      // Resets the address and the controls to the shown list.
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
    // Another list is loading: this one's next page is not needed.
    if (found.next === null || isBusy) return;
    const asked = latest.current;
    const next = await fetchList(answered.current, found.next);
    if (asked !== latest.current) return;
    const whole = append(found, next);
    flushSync(() => setFound((before) => append(before, next)));
    // The button disappears with the last page, so the focus moves.
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
    /** Called by a button in the list's placeholder, which disappears. */
    showAll() {
      isFocusWanted.current = true;
      choose({ stars: undefined, language: undefined });
    },
    more: () => more.start(),
    /** After the user's rating has changed. */
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

/** Writes a choice to the address and keeps the scroll position. */
function useChoiceAddress(applicationId: string) {
  const router = useRouter();
  return (choice: RatingChoice, how: 'push' | 'replace') => {
    const search = { applicationId, ...ratingChoiceParameters(choice) };
    return router.navigate({ to: '.', search, replace: how === 'replace', resetScroll: false });
  };
}

/** Appends a page without duplicates: votes can move a rating from one page to the next. */
function append(before: RatingList, next: RatingList): RatingList {
  const known = new Set(before.list.map(({ id }) => id));
  return { ...next, list: [...before.list, ...next.list.filter(({ id }) => !known.has(id))] };
}
