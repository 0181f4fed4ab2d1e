import { Asset, HeadContent, useTags } from '@tanstack/react-router';
import { createContext, useContext } from 'react';

/** What a built page begins with, besides what its routes name. */
export interface PageStart {
  /** Inline script that runs first. */
  readonly early: string;
  /** Addresses of further scripts to fetch with the page's own. */
  readonly more: readonly string[];
}

/** Given by the renderer of built pages. */
export const PageStartContext = /* @__PURE__ */ createContext<PageStart | null>(null);

/**
 * The managed head on the server. A built page names its scripts for later (begin-after-paint.ts). Its text is written
 * once: finding a place in the finished page, and inserting something there, would copy it twice.
 */
export function ServerHead() {
  const start = useContext(PageStartContext);
  return start === null ? <HeadContent /> : <BuiltHead {...start} />;
}

function BuiltHead({ early, more }: PageStart) {
  const tags = useTags();
  const named = new Set(tags.map(({ attrs }) => attrs?.href));
  return (
    <>
      <Asset tag="script">{early}</Asset>
      {tags.map((tag, index) => (
        <Tag key={index} tag={tag} />
      ))}
      {more
        .filter((href) => !named.has(href))
        .map((href) => (
          <link key={href} rel="later" href={href} />
        ))}
    </>
  );
}

function Tag({ tag }: { tag: ReturnType<typeof useTags>[number] }) {
  const rel = tag.attrs?.rel;
  if (rel === 'modulepreload') return <link {...tag.attrs} rel="later" />;
  // With a precedence, React would write it before the early script. Browsers find it by this attribute.
  if (rel === 'stylesheet') return <link {...tag.attrs} data-precedence="default" />;
  return <Asset {...tag} />;
}
