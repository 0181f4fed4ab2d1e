import { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { cleanPastedHtml } from '#web/app/trust/clean-pasted-html.ts';
import { readRichDocument } from './read-rich-document.ts';
import { RICH_EXTENSIONS } from './rich-extensions.ts';
import { RichToolbar } from './rich-toolbar.tsx';
import { writeRichDocument } from './write-rich-document.ts';

export interface RichTextProps {
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string;
  readonly lang: string;
  readonly isWrong: boolean;
  readonly isReadOnly: boolean;
  /** A stored text that `readRichDocument` can hold. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
  /** Shows the text with its tags instead. */
  readonly onSource: () => void;
}

const LOOK =
  'prose border-control bg-page aria-[invalid]:border-danger min-h-48 max-w-none rounded-b-xl border border-t-0 px-4 py-3 whitespace-pre-wrap wrap-anywhere [&>*:last-child]:mb-0';

/** The text editor of the six tags. It is large, so that the field loads it when somebody means to write. */
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
    // The text came from elsewhere: another draft, or copied from another language.
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

/** What assistive technology hears of the editor changes without drawing its words anew. */
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
  /** What the form holds by our own word. */
  written: string;
}

function openEditor(element: HTMLElement, latest: Latest): Editor {
  const { id, labelId, lang, value } = latest.props;
  return new Editor({
    element,
    extensions: RICH_EXTENSIONS,
    content: contentOf(value),
    // Our policy allows no style sheet that is not a file; what Tiptap would inject, the classes say.
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
