import { Editor, Mark, Node } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { useEffect, useRef, useState } from 'react';
import { cleanPastedHtml } from '#web/app/trust/clean-pasted-html.ts';
import { MARK_TAGS, readRichDocument, writeRichDocument } from './rich-document.ts';
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

/*
 * The schema of the text editor: only the six tags, so that pasted content loses all others. Tiptap's own extensions
 * treat `b` and `strong` as the same mark and do not support text outside an element.
 */

/** Discarded when a block is split or joined, as it would end up in the wrong place. */
const GAP = { gap: { default: '', keepOnSplit: false, rendered: false } };

const RichDocumentNode = Node.create({ name: 'doc', topNode: true, content: 'block+' });

const Paragraph = Node.create({
  name: 'paragraph',
  // ProseMirror uses the first block type of the schema for new blocks.
  priority: 1000,
  group: 'block',
  content: 'inline*',
  addAttributes: () => GAP,
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: () => ['p', 0],
});

const Pre = Node.create({
  name: 'pre',
  group: 'block',
  content: 'inline*',
  whitespace: 'pre',
  addAttributes: () => GAP,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: () => ['pre', 0],
  addKeyboardShortcuts() {
    const isInside = () => this.editor.isActive('pre');
    return {
      Enter: () => isInside() && this.editor.commands.insertContent({ type: 'text', text: '\n' }),
      // Lets keyboard users leave the block.
      'Mod-Enter': () =>
        isInside() &&
        this.editor
          .chain()
          .insertContentAt(this.editor.state.selection.$to.after(), { type: 'paragraph' }, { updateSelection: true })
          .run(),
    };
  },
});

/** Holds text that was stored without paragraphs; never created by typing or pasting. */
const Bare = Node.create({
  name: 'bare',
  group: 'block',
  content: 'inline*',
  parseHTML: () => [{ tag: 'div[data-bare]' }],
  renderHTML: () => ['div', { 'data-bare': '' }, 0],
});

const Text = Node.create({ name: 'text', group: 'inline' });

const HardBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: 'hardBreak' }) };
  },
});

const SHORTCUTS = { b: ['Mod-b', 'Mod-B'], u: ['Mod-u', 'Mod-U'], strong: ['Mod-Shift-b', 'Mod-Shift-B'] } as const;

const MARKS = MARK_TAGS.map((tag) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return Object.fromEntries(SHORTCUTS[tag].map((key) => [key, () => this.editor.commands.toggleMark(tag)]));
    },
  }),
);

export const RICH_EXTENSIONS = [RichDocumentNode, Paragraph, Pre, Bare, Text, HardBreak, ...MARKS, UndoRedo];
