type Locale = string | undefined;

/** Caches Intl formatters: creating one takes a hundred times as long as using it, and lists use many. */
function keeper<Options, Format>(make: (locale: Locale, options: Options) => Format) {
  const kept = new Map<string, Format>();
  return (locale: Locale, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const format = make(locale, options);
    kept.set(key, format);
    return format;
  };
}

/** Number formatter of a language; cached by options. */
export const numberFormat = keeper(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** Date and time formatter of a language; cached by options. */
export const dateTimeFormat = keeper(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
