import { Languages } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { LocaleCode } from '#contract/values/locales.ts';
import { RatingWords } from '#web/kit/rating/rating-text.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { canTranslate, translateWords } from './translate-words.ts';

interface TranslatedWordsProps {
  readonly words: string;
  readonly lang: LocaleCode;
}

/** A player's text; one in another language can be translated where the reader's own browser does that. */
export function TranslatedWords({ words, lang }: TranslatedWordsProps) {
  const page = usePage();
  const { locale } = page.state;
  const [isOffered, setOffered] = useState(false);
  const [translation, setTranslation] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setTranslation(null);
    void canTranslate(lang, locale).then((can) => isCurrent && setOffered(can));
    return () => {
      isCurrent = false;
    };
  }, [words, lang, locale]);
  const translating = useAction(async () => {
    try {
      setTranslation(await translateWords(words, lang, locale));
    } catch {
      toasts.show('error', page.t('ratings.translate.failed'));
    }
  });
  if (!isOffered) return <RatingWords words={words} lang={lang} />;
  return (
    <div aria-busy={translating.isBusy} aria-live="polite">
      {translation === null ? (
        <RatingWords words={words} lang={lang} />
      ) : (
        <RatingWords words={translation} lang={locale} />
      )}
      <button
        type="button"
        className="text-muted hover:text-ink inline-flex min-h-11 items-center gap-2 text-sm"
        aria-disabled={translating.isBusy}
        onClick={() => (translation === null ? translating.start() : setTranslation(null))}
      >
        <Languages size={16} aria-hidden />
        {page.t(
          translating.isBusy
            ? 'ratings.translate.busy'
            : translation === null
              ? 'ratings.translate'
              : 'ratings.translate.original',
        )}
      </button>
    </div>
  );
}
