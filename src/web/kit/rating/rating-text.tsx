import { type CSSProperties, useState } from 'react';
import type { RatingAnswer } from '#contract/rating/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { usePage } from '#web/app/use-page.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { formatDay } from '#web/ui/text/format-day.ts';
import { formatPlayTime } from '#web/ui/text/format-play-time.ts';

/** Longer texts are collapsed. */
const LONG_CHARACTERS = 400;

interface RatingWordsProps {
  readonly words: string;
  /** Undefined for an empty text. */
  readonly lang: LocaleCode | undefined;
}

/** A user's text in its own language; long texts are collapsed. */
export function RatingWords({ words, lang }: RatingWordsProps) {
  const page = usePage();
  const [isUnfolded, setUnfolded] = useState(false);
  const isLong = words.length > LONG_CHARACTERS;
  return (
    <div>
      <p lang={lang} className={`whitespace-pre-line wrap-anywhere ${isLong && !isUnfolded ? 'line-clamp-5' : ''}`}>
        {words}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          className="text-accent inline-flex min-h-11 items-center text-sm font-bold underline-offset-4 hover:underline"
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {page.t(isUnfolded ? 'ratings.fold' : 'ratings.unfold')}
        </button>
      )}
    </div>
  );
}

interface RatingHeadProps {
  readonly rating: {
    readonly stars: number;
    readonly author: string | null;
    readonly avatar: string;
    readonly writtenAt: string;
    readonly editedAt: string | null;
    readonly versionName: string;
    readonly playedMinutes: number | null;
  };
  /** Content after the author's name. */
  readonly children?: React.ReactNode;
}

/** Author, date, version and stars of a rating. */
export function RatingHead({ rating, children }: RatingHeadProps) {
  const page = usePage();
  const { stars, author, avatar, writtenAt, editedAt, versionName, playedMinutes } = rating;
  const name = author ?? page.t('ratings.former');
  const { locale } = page.state;
  return (
    <div className="flex items-center gap-3">
      <Avatar nickname={author ?? '?'} src={avatar} />
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <b className="wrap-anywhere">{name}</b>
        {children}
        <Stars stars={stars} label={page.t('ratings.starsOf', { stars })} />
        <span className="text-muted flex w-full flex-wrap gap-x-3 text-xs">
          {playedMinutes !== null && (
            <span>{page.t('hall.playTime', { time: formatPlayTime(playedMinutes, locale) })}</span>
          )}
          <time dateTime={writtenAt}>{formatDay(writtenAt, locale)}</time>
          {editedAt !== null && <span>{page.t('ratings.edited', { date: formatDay(editedAt, locale) })}</span>}
          {versionName !== '' && <span>{page.t('ratings.version', { version: versionName })}</span>}
        </span>
      </div>
    </div>
  );
}

interface AnswerProps {
  readonly answer: RatingAnswer;
  /** Heading. */
  readonly title: React.ReactNode;
  readonly children?: React.ReactNode;
}

/** The developer's reply. */
export function AnswerBlock({ answer, title, children }: AnswerProps) {
  const page = usePage();
  const { locale } = page.state;
  return (
    <div className="border-accent ms-1 border-s-2 ps-4">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <b className="wrap-anywhere">{title}</b>
        <span className="text-muted text-xs">
          <time dateTime={answer.answeredAt}>{formatDay(answer.answeredAt, locale)}</time>
        </span>
      </p>
      <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere">{answer.words}</p>
      {children}
    </div>
  );
}

interface StarsProps {
  /** 0 to 5; averages have a decimal. */
  readonly stars: number;
  /** Label for screen readers. */
  readonly label: string;
  /** Width and height of a star, in pixels. */
  readonly size?: number;
}

const MOST = 5;

/** Five stars, filled from the left up to the number. */
export function Stars({ stars, label, size = 16 }: StarsProps) {
  const style: CSSProperties & Record<'--filled', string> = { fontSize: size, '--filled': `${(stars / MOST) * 100}%` };
  return <span role="img" aria-label={label} className="stars text-gold-text" style={style} />;
}
