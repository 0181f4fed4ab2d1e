type Locale = string | undefined;

/** Keeps what a constructor of Intl made: making one takes a hundred times as long as using it, and lists use many. */
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

/** How a language writes numbers; the same object for the same options. */
export const numberFormat = keeper(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

/** How a language writes moments and days; the same object for the same options. */
export const dateTimeFormat = keeper(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
