import { createElement, type ReactNode } from 'react';
import { findBulletLists, type TextBlock } from '#domain/text/bullet-lists.ts';
import { parseSafeText, type SafeNode } from '#domain/text/safe-text.ts';

function toBlock(block: TextBlock, key: number): ReactNode {
  if (typeof block === 'string' || block.tag !== 'ul') return toElement(block, key);
  // The items never change, so their places are their keys.
  const items = block.items.map((item, place) => createElement('li', { key: place }, item.map(toElement)));
  return <ul key={key}>{items}</ul>;
}

function toElement(node: SafeNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return <br key={key} />;
  const children = node.tag === 'pre' ? withFirstLineEnd(node.children) : node.children;
  return createElement(node.tag, { key }, children.map(toElement));
}

/** Browsers drop a leading line break in `pre`, and React renders it as is: a `br` is equivalent and stays. */
function withFirstLineEnd(children: readonly SafeNode[]): readonly SafeNode[] {
  const [first, ...others] = children;
  if (typeof first !== 'string' || !first.startsWith('\n')) return children;
  return [{ tag: 'br', children: [] }, first.slice(1), ...others];
}

/** Renders a description with its six allowed tags as elements, and lines with bullets as lists; never as raw HTML. */
export function SafeText({ text }: { text: string }) {
  return <div className="prose">{findBulletLists(parseSafeText(text)).map(toBlock)}</div>;
}
