import type { Editor } from '@tiptap/core';
import { Bold, CodeXml, CornerDownLeft, Highlighter, Pilcrow, Redo2, SquareCode, Underline, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { indexInRow } from '#web/kit/ordering/target-index.ts';

interface RichToolbarProps {
  /** Null until the editor has loaded. */
  readonly editor: Editor | null;
  readonly isReadOnly: boolean;
  readonly onSource: () => void;
}

const BUTTON =
  'aria-pressed:bg-accent aria-pressed:text-on-accent aria-disabled:text-muted aria-disabled:opacity-50 hover:bg-page inline-grid h-11 min-w-11 place-items-center rounded-lg px-2';

/** The toolbar is a single tab stop; the arrow keys move between its buttons. */
export function RichToolbar({ editor, isReadOnly, onSource }: RichToolbarProps) {
  const page = usePage();
  const shown = useToolStates(editor);
  const [current, setCurrent] = useState(0);
  return (
    <div
      role="toolbar"
      aria-label={page.t('editor.rich.tools')}
      onKeyDown={(event) => moveFocus(event, setCurrent)}
      className="border-control bg-raised flex flex-wrap gap-0.5 rounded-t-xl border p-1"
    >
      {RICH_TOOLS.map((tool, index) => (
        <ToolButton
          key={tool.name}
          tool={tool}
          state={shown[index] ?? 'off'}
          tabIndex={index === current ? 0 : -1}
          isDisabled={isReadOnly || editor === null}
          onRun={() => editor && tool.run(editor)}
        />
      ))}
      <button
        type="button"
        tabIndex={current === RICH_TOOLS.length ? 0 : -1}
        onClick={onSource}
        className={`${BUTTON} ms-auto grid-flow-col gap-2 text-sm`}
      >
        <CodeXml size={18} aria-hidden />
        {page.t('editor.rich.source')}
      </button>
    </div>
  );
}

type ToolState = 'on' | 'off' | 'idle';

interface ToolButtonProps {
  readonly tool: RichTool;
  readonly state: ToolState;
  readonly tabIndex: number;
  readonly isDisabled: boolean;
  readonly onRun: () => void;
}

function ToolButton({ tool, state, tabIndex, isDisabled, onRun }: ToolButtonProps) {
  const page = usePage();
  const name = page.t(`editor.rich.${tool.name}`);
  const isIdle = isDisabled || state === 'idle';
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={name}
      title={name}
      aria-keyshortcuts={tool.keys}
      aria-pressed={tool.isOn ? state === 'on' : undefined}
      aria-disabled={isIdle || undefined}
      // Keeps the selection when a button is clicked.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isIdle || onRun()}
      className={BUTTON}
    >
      <tool.Icon size={18} aria-hidden />
    </button>
  );
}

/** Which buttons are pressed at the caret and which are disabled. */
function useToolStates(editor: Editor | null): readonly ToolState[] {
  const [key, setKey] = useState('');
  useEffect(() => {
    if (editor === null) return;
    const read = () => setKey(RICH_TOOLS.map((tool) => stateOf(tool, editor)).join());
    read();
    editor.on('transaction', read);
    return () => {
      editor.off('transaction', read);
    };
  }, [editor]);
  return RICH_TOOLS.map((_, index) => toToolState(key.split(',')[index]));
}

function stateOf({ isOn, canRun }: RichTool, editor: Editor): ToolState {
  if (canRun && !canRun(editor)) return 'idle';
  return isOn?.(editor) ? 'on' : 'off';
}

function toToolState(text: string | undefined): ToolState {
  return text === 'on' || text === 'idle' ? text : 'off';
}

function moveFocus(event: KeyboardEvent<HTMLElement>, setCurrent: (index: number) => void): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button.matches(':focus'));
  const next = indexInRow(event.key, index, buttons.length);
  if (next === undefined) return;
  event.preventDefault();
  setCurrent(next);
  buttons[next]?.focus();
}

interface RichTool {
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
const RICH_TOOLS: readonly RichTool[] = [
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
