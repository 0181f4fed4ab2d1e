import { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { renderSafeText, type SafeNode } from '#domain/text/safe-text.ts';
import { cleanPastedHtml } from '#web/app/trust/clean-pasted-html.ts';
import { readRichDocument } from './read-rich-document.ts';
import { MARK_TAGS, type MarkTag, type RichBlock, type RichDocument, type RichInline } from './rich-document.ts';
import { RICH_EXTENSIONS } from './rich-extensions.ts';
import { RichToolbar } from './rich-toolbar.tsx';

export interface RichTextProps {
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string;
  readonly lang: string;
  readonly isWrong: boolean;
  readonly isReadOnly: boolean;
  /** A stored text that `readRichDocument` accepts. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
  /** Switches to the source view. */
  readonly onSource: () => void;
}

const LOOK =
  'prose border-control bg-page aria-[invalid]:border-danger min-h-48 max-w-none rounded-b-xl border border-t-0 px-4 py-3 whitespace-pre-wrap wrap-anywhere [&>*:last-child]:mb-0';

/** The text editor for the six tags. Because of its size it is loaded when editing starts. */
export default function RichText(props: RichTextProps & { isFocused: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const latest = useRef({ props, written: props.value });
  latest.current.props = props;
  useEffect(() => {
    if (box.current === null) return;
    const opened = openEditor(box.current, latest.current);
    if (latest.current.props.isFocused) opened.commands.focus('end');
    setEditor(opened);
    return () => opened.destroy();
  }, []);
  const { value, isReadOnly, onSource } = props;
  useEffect(() => {
    if (editor === null || value === latest.current.written) return;
    // The value was replaced from outside, by another draft or a copy from another language.
    latest.current.written = value;
    editor.commands.setContent(contentOf(value), { emitUpdate: false });
  }, [editor, value]);
  useSpokenState(editor, props);
  return (
    <div>
      <RichToolbar editor={editor} isReadOnly={isReadOnly} onSource={onSource} />
      <div ref={box} />
    </div>
  );
}

/** Updates the accessibility attributes without rendering the content again. */
function useSpokenState(editor: Editor | null, { describedBy, isWrong, isReadOnly }: RichTextProps): void {
  useEffect(() => {
    if (editor === null) return;
    editor.setEditable(!isReadOnly, false);
    editor.view.dom.setAttribute('aria-describedby', describedBy);
    editor.view.dom.setAttribute('aria-readonly', String(isReadOnly));
    editor.view.dom.toggleAttribute('aria-invalid', isWrong);
    if (isWrong) editor.view.dom.setAttribute('aria-invalid', 'true');
  }, [editor, describedBy, isWrong, isReadOnly]);
}

function contentOf(text: string) {
  const document = readRichDocument(text) ?? { type: 'doc' as const, content: [{ type: 'paragraph' as const }] };
  return JSON.parse(JSON.stringify(document));
}

interface Latest {
  props: RichTextProps & { isFocused: boolean };
  /** The last value that this editor passed to the form. */
  written: string;
}

function openEditor(element: HTMLElement, latest: Latest): Editor {
  const { id, labelId, lang, value } = latest.props;
  return new Editor({
    element,
    extensions: RICH_EXTENSIONS,
    content: contentOf(value),
    // The content security policy forbids inline styles; classes replace the ones that Tiptap would inject.
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      transformPastedHTML: cleanPastedHtml,
      attributes: { id, lang, class: LOOK, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelId },
    },
    onUpdate({ editor }) {
      latest.written = writeRichDocument(editor.state.doc.toJSON());
      latest.props.onChange(latest.written);
    },
    onBlur: () => latest.props.onLeave(),
  });
}

/** Serializes the text editor's document; an empty document gives an empty string. */
export function writeRichDocument({ content }: RichDocument): string {
  const [first] = content;
  if (content.length === 1 && first?.type !== 'pre' && !first?.content?.length) return '';
  return renderSafeText(content.flatMap((block, index) => writeBlock(block, content[index - 1], content[index + 1])));
}

function writeBlock(block: RichBlock, before: RichBlock | undefined, after: RichBlock | undefined): SafeNode[] {
  const children = nest(block.content ?? []);
  // Two adjacent bare texts would be read as one, and an empty one would be lost.
  if (block.type === 'bare' && !isBare(before) && children.length > 0) return children;
  const element = { tag: block.type === 'pre' ? 'pre' : 'p', children } as const;
  const gap = block.attrs?.gap ?? '';
  return gap === '' || isBare(after) ? [element] : [element, gap];
}

function isBare(block: RichBlock | undefined): boolean {
  return block?.type === 'bare';
}

/** Merges adjacent text that shares its outer format into one element. */
function nest(run: readonly RichInline[], depth = 0): SafeNode[] {
  const tag = MARK_TAGS[depth];
  if (tag === undefined) return join(run);
  const nodes: SafeNode[] = [];
  for (let start = 0; start < run.length; ) {
    const isMarked = hasMark(run[start], tag);
    let end = start + 1;
    while (end < run.length && hasMark(run[end], tag) === isMarked) end += 1;
    const inner = nest(run.slice(start, end), depth + 1);
    nodes.push(...(isMarked ? [{ tag, children: inner }] : inner));
    start = end;
  }
  return nodes;
}

function hasMark(inline: RichInline | undefined, tag: MarkTag): boolean {
  return inline?.marks?.some(({ type }) => type === tag) ?? false;
}

function join(run: readonly RichInline[]): SafeNode[] {
  return run.map((inline) => (inline.type === 'text' ? inline.text : { tag: 'br', children: [] }));
}
