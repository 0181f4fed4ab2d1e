import { Mark, Node } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { MARK_TAGS } from './rich-document.ts';

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
