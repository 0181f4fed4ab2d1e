import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** The texts of all style elements and style attributes of a page, as a browser reads them. */
export function findStyles(page: string): ReadonlySet<string> {
  const styles = new Set<string>();
  const visit = (node: Node) => {
    if ('attrs' in node) {
      const own = node.attrs.find(({ name }) => name === 'style');
      if (own !== undefined) styles.add(own.value);
      if (node.tagName === 'style') styles.add(node.childNodes.map((child) => readText(child)).join(''));
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(page));
  return styles;
}

function readText(node: Node): string {
  return 'value' in node ? node.value : '';
}
