import { type Fields, isFields } from './checks.ts';
import { eachOf, tidyLanguage, tidyLine, tidyLines } from './tidy-texts.ts';

function tidyContent(entry: unknown): unknown {
  if (!isFields(entry)) return entry;
  const { lang, name, shortDescription, fullDescription } = entry;
  return {
    lang: tidyLanguage(lang),
    name: tidyLine(name),
    shortDescription: tidyLine(shortDescription),
    fullDescription: tidyLines(fullDescription),
  };
}

function tidyDownload(entry: unknown): unknown {
  return isFields(entry) ? { ...entry, url: tidyLine(entry.url) } : entry;
}

function tidyContact(entry: unknown): unknown {
  return isFields(entry) ? { ...entry, value: tidyLine(entry.value) } : entry;
}

/**
 * A form as it is checked and kept: blanks around texts and foreign line ends are gone, and languages are spelt as
 * ours. What is of the wrong kind stays for the check to name, and every entry of a list stays at its place.
 */
export function tidyApplicationForm(form: Fields): Fields {
  return {
    ...form,
    appId: tidyLine(form.appId),
    contentDefault: tidyLanguage(form.contentDefault),
    contents: eachOf(form.contents, tidyContent),
    promoVideo: tidyLine(form.promoVideo),
    downloadUrls: eachOf(form.downloadUrls, tidyDownload),
    webRedirectUrl: tidyLine(form.webRedirectUrl),
    hardwareRequirements: tidyLines(form.hardwareRequirements),
    privacyPolicyUrl: tidyLine(form.privacyPolicyUrl),
    contactEmail: tidyLine(form.contactEmail),
    contacts: eachOf(form.contacts, tidyContact),
  };
}
