import { type Fields, isFields } from './checks.ts';
import { eachOf, tidyLanguage, tidyLine, tidyLines } from './tidy-texts.ts';

function tidyContent(entry: unknown): unknown {
  if (!isFields(entry)) return entry;
  const { lang, title, description } = entry;
  return { lang: tidyLanguage(lang), title: tidyLine(title), description: tidyLines(description) };
}

/**
 * A form as it is checked and kept: blanks around texts and foreign line ends are gone, and languages are spelt as
 * ours. What is of the wrong kind stays for the check to name, and every entry of a list stays at its place.
 */
export function tidyProductForm(form: Fields): Fields {
  return {
    ...form,
    productId: tidyLine(form.productId),
    name: tidyLine(form.name),
    icon: tidyLine(form.icon),
    contentDefault: tidyLanguage(form.contentDefault),
    contents: eachOf(form.contents, tidyContent),
    defaultPrice: tidyLine(form.defaultPrice),
  };
}
