import type { Editor } from '@tiptap/core';
import { Bold, CornerDownLeft, Highlighter, Pilcrow, Redo2, SquareCode, Underline, Undo2 } from 'lucide-react';

export interface RichTool {
  readonly name: 'b' | 'strong' | 'u' | 'p' | 'pre' | 'br' | 'undo' | 'redo';
  readonly Icon: typeof Bold;
  /** In the format of `aria-keyshortcuts`. */
  readonly keys?: string;
  /** Whether a toggle button is pressed. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly canRun?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

/** The commands of the text editor, in the order of its toolbar. */
export const RICH_TOOLS: readonly RichTool[] = [
  {
    name: 'b',
    Icon: Bold,
    keys: 'Control+B',
    isOn: (editor) => editor.isActive('b'),
    run: (editor) => editor.chain().focus().toggleMark('b').run(),
  },
  {
    name: 'strong',
    Icon: Highlighter,
    keys: 'Control+Shift+B',
    isOn: (editor) => editor.isActive('strong'),
    run: (editor) => editor.chain().focus().toggleMark('strong').run(),
  },
  {
    name: 'u',
    Icon: Underline,
    keys: 'Control+U',
    isOn: (editor) => editor.isActive('u'),
    run: (editor) => editor.chain().focus().toggleMark('u').run(),
  },
  {
    name: 'p',
    Icon: Pilcrow,
    isOn: (editor) => editor.isActive('paragraph'),
    run: (editor) => editor.chain().focus().setNode('paragraph').run(),
  },
  {
    name: 'pre',
    Icon: SquareCode,
    isOn: (editor) => editor.isActive('pre'),
    run: (editor) => editor.chain().focus().toggleNode('pre', 'paragraph').run(),
  },
  {
    name: 'br',
    Icon: CornerDownLeft,
    keys: 'Shift+Enter',
    run: (editor) => editor.chain().focus().insertContent({ type: 'hardBreak' }).run(),
  },
  {
    name: 'undo',
    Icon: Undo2,
    keys: 'Control+Z',
    canRun: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    name: 'redo',
    Icon: Redo2,
    keys: 'Control+Shift+Z',
    canRun: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];
