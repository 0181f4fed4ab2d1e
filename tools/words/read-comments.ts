/** Consecutive lines of comment, without their marks. */
export interface Comment {
  /** Of the first line, from 1. */
  readonly line: number;
  readonly text: string;
}

type Kind = 'code' | 'lines' | 'block';

const BLOCK_START = /^\s*\{?\/\*+ ?/;
const LINE_COMMENT = /^\s*\/\/ (.*)$/;
const SHELL_COMMENT = /^\s*# (.*)$/;
const BESIDE_CODE = /\S.*?\s\/\/ (.*)$/;

/** The comments of a source file; beside code only those that begin with two slashes. */
export function readComments(source: string, isShell = false): readonly Comment[] {
  const whole = isShell ? SHELL_COMMENT : LINE_COMMENT;
  const comments: { line: number; text: string }[] = [];
  let open: Kind = 'code';
  for (const [index, line] of source.split('\n').entries()) {
    const kind = kindOf(line, open, whole);
    const text = kind === 'block' ? textInBlock(line) : (whole.exec(line) ?? BESIDE_CODE.exec(line))?.[1];
    const last = comments.at(-1);
    if (text !== undefined && kind !== 'code' && kind === open && last) last.text += `\n${text}`;
    else if (text !== undefined) comments.push({ line: index + 1, text });
    open = kind === 'block' && line.includes('*/') ? 'code' : kind;
  }
  return comments;
}

function kindOf(line: string, open: Kind, whole: RegExp): Kind {
  if (open === 'block' || BLOCK_START.test(line)) return 'block';
  return whole.test(line) ? 'lines' : 'code';
}

function textInBlock(line: string): string {
  return line
    .replace(BLOCK_START, '')
    .replace(/\*\/.*$/, '')
    .replace(/^\s*\*(?: |$)/, '');
}
