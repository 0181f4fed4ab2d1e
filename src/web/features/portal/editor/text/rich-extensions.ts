import { Mark, Node } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { MARK_TAGS } from './rich-document.ts';

/*
 * The schema of the text editor: the six tags and nothing else, so that whatever is pasted loses the rest. Tiptap's own
 * extensions for these would read `b` and `strong` as one and know no text outside an element.
 */

/** Kept when a block is split or joined with another it would stand in the wrong place; so it is not. */
const GAP = { gap: { default: '', keepOnSplit: false, rendered: false } };

const RichDocumentNode = Node.create({ name: 'doc', topNode: true, content: 'block+' });

const Paragraph = Node.create({
  name: 'paragraph',
  // The first block of the schema is what new ones become.
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
      // The way out for those who only have a keyboard.
      'Mod-Enter': () =>
        isInside() &&
        this.editor
          .chain()
          .insertContentAt(this.editor.state.selection.$to.after(), { type: 'paragraph' }, { updateSelection: true })
          .run(),
    };
  },
});

/** Never made by typing or pasting: it only holds what was stored without paragraphs. */
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
