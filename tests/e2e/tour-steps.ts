import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/project-root.ts';

/** Where the tour says that the store is. */
const ORIGIN = 'http://127.0.0.1:3000';

/** A step of docs/tour.md, which notes what of it a walk has used. */
export interface TourStep {
  readonly heading: string;
  /** A label as the step quotes it, in bold; throws if it does not. */
  label(text: string): string;
  /** A text that the step quotes as code, to be typed; throws if it does not. */
  typed(text: string): string;
  /** The path of a link into the store, by its text; of the first one without it. */
  link(text?: string): string;
  /** The file of a link into the repository, by its text. */
  file(text: string): string;
  /** Labels and links into the store that were not used. */
  unused(): readonly string[];
}

/** The steps of docs/tour.md, in order. */
export function readTour(): readonly TourStep[] {
  const folder = join(projectRoot(), 'docs');
  const [, ...sections] = readFileSync(join(folder, 'tour.md'), 'utf8').split(/^## /m);
  return sections.map((section) => readStep(section, folder));
}

function readStep(section: string, folder: string): TourStep {
  const [heading = ''] = section.split('\n');
  const labels = new Set(Array.from(section.matchAll(/\*\*([^*]+)\*\*/g), ([, label = '']) => label));
  const codes = new Set(Array.from(section.matchAll(/`([^`]+)`/g), ([, code = '']) => code));
  const links = Array.from(
    section.matchAll(/(?<!!)\[([^\]]+)\]\(([^)]+)\)|<([^>]+)>/g),
    ([, text = '', url, bare]) => ({
      text,
      url: url ?? bare ?? '',
    }),
  );
  const used = new Set<string>();
  const use = (text: string, isQuoted: boolean) => {
    if (!isQuoted) throw new Error(`“${heading}” of docs/tour.md does not quote “${text}”`);
    used.add(text);
    return text;
  };
  const findLink = (text: string | undefined, isMeant: (url: string) => boolean) => {
    const link = links.find((candidate) => isMeant(candidate.url) && (text ?? candidate.text) === candidate.text);
    if (link === undefined) throw new Error(`“${heading}” of docs/tour.md has no link “${text}”`);
    used.add(link.url);
    return link.url;
  };
  const isOfStore = (url: string) => url.startsWith(ORIGIN);
  return {
    heading,
    label: (text) => use(text, labels.has(text)),
    typed: (text) => use(text, codes.has(text)),
    link: (text) => findLink(text, isOfStore).slice(ORIGIN.length),
    file: (text) =>
      join(
        folder,
        findLink(text, (url) => !isOfStore(url)),
      ),
    unused: () => [...labels, ...links.map(({ url }) => url).filter(isOfStore)].filter((text) => !used.has(text)),
  };
}
