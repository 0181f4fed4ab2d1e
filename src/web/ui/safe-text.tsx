import { createElement, type ReactNode } from 'react';
import { parseSafeText, type SafeNode } from '#domain/safe-text.ts';

function toElement(node: SafeNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return <br key={key} />;
  return createElement(node.tag, { key }, node.children.map(toElement));
}

/** A description with its six allowed tags, as elements; never as raw HTML. */
export function SafeText({ text }: { text: string }) {
  return <div className="prose">{parseSafeText(text).map(toElement)}</div>;
}
