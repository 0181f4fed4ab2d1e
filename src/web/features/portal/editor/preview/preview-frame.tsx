import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

interface PreviewFrameProps {
  readonly title: string;
  /** Width of the simulated screen in pixels. */
  readonly width: number;
  readonly lang: string;
  readonly children: ReactNode;
}

/**
 * Renders its children for a screen of another width. An iframe without an address gives them a viewport of their own,
 * so that breakpoints apply to the simulated width; it uses the page's style sheets. A screen that is wider than the
 * available space is scaled down.
 */
export function PreviewFrame({ title, width, lang, children }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const room = useSize(box);
  useEffect(() => {
    if (frame?.contentDocument) setBody(dressDocument(frame.contentDocument));
  }, [frame]);
  useEffect(() => {
    if (body !== null) body.ownerDocument.documentElement.lang = lang;
  }, [body, lang]);
  const scale = Math.min(1, room.width / width);
  const size = scale === 0 ? {} : { width, height: room.height / scale, transform: `scale(${scale})` };
  return (
    <div ref={box} className="bg-raised relative min-h-0 flex-1 overflow-hidden">
      <iframe
        ref={setFrame}
        title={title}
        style={size}
        className="bg-page absolute top-0 left-1/2 origin-top -translate-x-1/2 border-0"
      />
      {body !== null && createPortal(children, body)}
    </div>
  );
}

/** Copies style sheets, theme and language of this page. */
function dressDocument(target: Document): HTMLElement {
  const { documentElement } = document;
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"]')) {
    target.head.append(target.importNode(sheet));
  }
  const { theme } = documentElement.dataset;
  if (theme !== undefined) target.documentElement.dataset.theme = theme;
  return target.body;
}

function useSize(box: React.RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
