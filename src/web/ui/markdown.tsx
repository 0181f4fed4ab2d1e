import { lexer, type Token, type Tokens } from 'marked';
import type { ReactNode } from 'react';

function inline(tokens: readonly Token[] | undefined): ReactNode[] {
  return (tokens ?? []).map((token, index) => {
    const key = `${token.type}-${index}`;
    if (token.type === 'strong') return <strong key={key}>{inline(token.tokens)}</strong>;
    if (token.type === 'em') return <em key={key}>{inline(token.tokens)}</em>;
    if (token.type === 'codespan') return <code key={key}>{token.text}</code>;
    if (token.type === 'br') return <br key={key} />;
    if (token.type === 'link' && /^(?:https?:|mailto:|\/)/.test(token.href)) {
      return (
        <a key={key} className="link" href={token.href}>
          {inline(token.tokens)}
        </a>
      );
    }
    return token.type === 'text' && token.tokens
      ? inline(token.tokens)
      : 'text' in token
        ? unescapeText(token.text)
        : '';
  });
}

/** The lexer leaves the few entities of plain text as they were written. */
function unescapeText(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function Table({ token }: { token: Tokens.Table }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard.
    <section className="overflow-x-auto" tabIndex={0} aria-label={token.header.map(({ text }) => text).join(', ')}>
      <table>
        <thead>
          <tr>
            {token.header.map((cell) => (
              <th key={cell.text} scope="col">
                {inline(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((row) => (
            <tr key={row.map((cell) => cell.text).join('|')}>
              {row.map((cell) => (
                <td key={cell.text}>{inline(cell.tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function isOf<Type extends Tokens.Generic['type']>(token: Token, type: Type): token is Extract<Token, { type: Type }> {
  return token.type === type;
}

function block(token: Token, index: number): ReactNode {
  const key = `${token.type}-${index}`;
  if (isOf(token, 'heading')) {
    const Heading = token.depth === 1 ? 'h1' : token.depth === 2 ? 'h2' : 'h3';
    return <Heading key={key}>{inline(token.tokens)}</Heading>;
  }
  if (isOf(token, 'list')) {
    const List = token.ordered ? 'ol' : 'ul';
    return (
      <List key={key}>
        {token.items.map((item: Tokens.ListItem) => (
          <li key={item.raw}>{item.tokens.map((part) => ('tokens' in part ? inline(part.tokens) : inline([part])))}</li>
        ))}
      </List>
    );
  }
  if (token.type === 'table' && 'header' in token) return <Table key={key} token={token as Tokens.Table} />;
  if (token.type === 'paragraph') return <p key={key}>{inline(token.tokens)}</p>;
  return null;
}

/** A document of the store in Markdown, as elements; raw HTML in it is dropped. */
export function Markdown({ text }: { text: string }) {
  return <div className="prose">{lexer(text).map(block)}</div>;
}
