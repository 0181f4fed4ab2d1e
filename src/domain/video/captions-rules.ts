import { CAPTIONS_BYTES, CAPTIONS_LIMITS } from '#contract/values/trailer-limits.ts';
import type { VideoIssue } from './trailer-rules.ts';

const HEADER = /^WEBVTT(?:[ \t].*)?$/;
/** Spaces are no repetition, so that every pattern takes linear time. */
const TIME = String.raw`(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMING = new RegExp(String.raw`^${TIME} --> ${TIME}((?: [a-z]+:[\w.,%:-]+)*)$`);
/** The tags of WebVTT: emphasis, ruby, class, language and voice, and times within a cue. */
const TAG = /^\/?(?:[biu]|c|ruby|rt|v|lang)(?:\.[\w-]+)*(?: [^<>"'=]*)?$/;
const TIME_TAG = /^(?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3}$/;

/** Why a file cannot be captions; undefined if it can. Its text is checked by `checkCaptions`. */
export function checkCaptionsSize(bytes: number): VideoIssue | undefined {
  return bytes > CAPTIONS_BYTES ? { message: 'captions.size', values: { ...CAPTIONS_LIMITS } } : undefined;
}

/**
 * The text of a WebVTT file as it is stored: cues with their times, and notes left out. Styles, regions and markup other
 * than the tags of cues are refused, since a browser would apply them. Undefined if the text is anything else.
 */
export function readCaptions(text: string): string | undefined {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .split('\n');
  const [header = ''] = lines;
  if (!HEADER.test(header) || text.includes('\0')) return undefined;
  const blocks = blocksOf(lines);
  const cues = blocks.slice(1).filter(([first = '']) => first !== 'NOTE' && !first.startsWith('NOTE '));
  const written = cues.map(readCue);
  if (written.length === 0 || blocks[0]?.length !== 1) return undefined;
  return written.includes(undefined) ? undefined : `WEBVTT\n\n${written.join('\n\n')}\n`;
}

/** Groups of lines between blank ones. */
function blocksOf(lines: readonly string[]): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line === '') isOpen = false;
    else if (isOpen) blocks.at(-1)?.push(line);
    else {
      blocks.push([line]);
      isOpen = true;
    }
  }
  return blocks;
}

/** A cue as it is written; undefined for anything else. Its name has no use and is left out. */
function readCue(block: readonly string[]): string | undefined {
  const hasName = !block[0]?.includes('-->');
  const [timing = '', ...texts] = hasName ? block.slice(1) : block;
  const match = TIMING.exec(timing);
  if (match === null || texts.length === 0) return undefined;
  const begin = millisecondsOf(match.slice(1, 5));
  const end = millisecondsOf(match.slice(5, 9));
  return end > begin && texts.every(isCueText) ? [timing, ...texts].join('\n') : undefined;
}

function millisecondsOf([hours = '0', minutes, seconds, rest]: readonly (string | undefined)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest);
}

/** Whether a line has no markup but the tags of cues. */
function isCueText(line: string): boolean {
  const [before = '', ...rest] = line.split('<');
  if (before.includes('-->')) return false;
  return rest.every((part) => {
    const end = part.indexOf('>');
    const tag = part.slice(0, end);
    return end >= 0 && (TAG.test(tag) || TIME_TAG.test(tag)) && !part.includes('-->');
  });
}
