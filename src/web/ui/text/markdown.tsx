import type { ReactNode } from 'react';
import type { Block, Heading, HeadingBlock, Inline, ListBlock, TableBlock } from './markdown-document.ts';

function inlines(children: readonly Inline[]): ReactNode[] {
  return children.map((child, index) => {
    if (typeof child === 'string') return child;
    const key = `${child.tag}-${index}`;
    if (child.tag === 'br') return <br key={key} />;
    if (child.tag === 'code') return <code key={key}>{child.text}</code>;
    if (child.tag === 'a') {
      return (
        <a key={key} className="link" href={child.href}>
          {inlines(child.children)}
        </a>
      );
    }
    return <child.tag key={key}>{inlines(child.children)}</child.tag>;
  });
}

function Table({ table }: { table: TableBlock }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard.
    <section className="overflow-x-auto" tabIndex={0} aria-label={table.label}>
      <table>
        <thead>
          <tr>
            {keyed(table.head, (cell, key) => (
              <th key={key} scope="col">
                {inlines(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(table.rows, (row, key) => (
            <tr key={key}>
              {keyed(row, (cell, place) => (
                <td key={place}>{inlines(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Parts of a document have no IDs and never move, so their index is a stable key. */
function keyed<Part>(parts: readonly Part[], show: (part: Part, key: string) => ReactNode): ReactNode[] {
  return parts.map((part, index) => show(part, String(index)));
}

type BesideHeading = ((heading: Heading) => ReactNode) | undefined;

function renderHeading(
  { tag: Element, children, ...heading }: HeadingBlock,
  key: string,
  besideHeading: BesideHeading,
) {
  const element = (
    <Element key={key} id={heading.id}>
      {inlines(children)}
    </Element>
  );
  if (besideHeading === undefined) return element;
  return (
    <div key={key} className="prose-heading">
      {element}
      {besideHeading(heading)}
    </div>
  );
}

function List({
  list: { tag: Element, start, items },
  besideHeading,
}: {
  list: ListBlock;
  besideHeading: BesideHeading;
}) {
  return (
    <Element {...(start === undefined ? {} : { start })}>
      {keyed(items, (parts, key) => (
        <li key={key}>
          {keyed(parts, (part, place) => ('tag' in part ? renderBlock(part, place, besideHeading) : inlines(part)))}
        </li>
      ))}
    </Element>
  );
}

function renderBlock(block: Block, key: string, besideHeading: BesideHeading): ReactNode {
  if ('id' in block) return renderHeading(block, key, besideHeading);
  if (block.tag === 'table') return <Table key={key} table={block} />;
  if ('items' in block) return <List key={key} list={block} besideHeading={besideHeading} />;
  if (block.tag === 'p') return <p key={key}>{inlines(block.children)}</p>;
  if (block.tag === 'pre') return <Code key={key} text={block.text} />;
  if (block.tag === 'hr') return <hr key={key} />;
  return (
    <blockquote key={key}>{keyed(block.children, (part, place) => renderBlock(part, place, besideHeading))}</blockquote>
  );
}

function Code({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard.
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}

export interface MarkdownProps {
  readonly blocks: readonly Block[];
  /** Content after each heading, such as a link to it. */
  readonly besideHeading?: (heading: Heading) => ReactNode;
}

/** Renders a Markdown document as elements. */
export function Markdown({ blocks, besideHeading }: MarkdownProps) {
  return <div className="prose">{keyed(blocks, (block, key) => renderBlock(block, key, besideHeading))}</div>;
}
