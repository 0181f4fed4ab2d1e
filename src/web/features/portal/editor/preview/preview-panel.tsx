import { Monitor, Smartphone, X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { useSession } from '#web/app/session/use-session.ts';
import { usePage } from '#web/app/use-page.ts';
import {
  Contacts,
  DataTable,
  DetailsHeader,
  DetailsLayout,
  DetailsPanel,
  DetailsSections,
  DeveloperCard,
  Facts,
  PromoVideo,
  Requirements,
  ScreenshotGallery,
} from '#web/features/details/index.ts';
import { Section } from '#web/kit/game/section.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { SafeText } from '#web/ui/text/safe-text.tsx';
import { useEditor, useEditorState } from '../form/editor-store.ts';
import { previewApplication } from './preview-application.ts';

const SCREENS = [
  { screen: 'mobile', Icon: Smartphone, width: 390 },
  { screen: 'desktop', Icon: Monitor, width: 1440 },
] as const;
type Screen = (typeof SCREENS)[number];

/** On wider screens the preview is next to the form, on narrower ones it covers the form. */
const BESIDE = '(min-width: 1270px)';

/** A live preview of the game as players see it on a phone or a computer. */
export default function PreviewPanel({ onClose }: { onClose: () => void }) {
  const page = usePage();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [screen, setScreen] = useState<Screen>(SCREENS[0]);
  const lang = useEditorState((state) => state.lang);
  // Runs before the element is removed; later the focus could not return to the button that opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (matchMedia(BESIDE).matches) element?.show();
    else element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => currentTarget.isConnected && onClose()}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="card fixed inset-0 z-30 m-0 h-dvh max-h-none w-screen max-w-none flex-col overflow-hidden p-0 open:flex lg:top-[88px] lg:right-4 lg:bottom-[92px] lg:left-auto lg:h-auto lg:w-[min(46vw,720px)]"
    >
      <header className="border-line flex flex-wrap items-center gap-2 border-b p-2 ps-4">
        <h2 id={titleId} className="flex-1 text-base">
          {page.t('words.preview')}
        </h2>
        <ScreenChoice screen={screen} onChoose={setScreen} />
        <LanguageChoice />
        <button type="button" className="btn-icon" aria-label={page.t('editor.preview.close')} onClick={onClose}>
          <X size={22} aria-hidden />
        </button>
      </header>
      <PreviewFrame title={page.t('words.preview')} width={screen.width} lang={page.state.locale}>
        <PreviewDetails lang={lang} />
      </PreviewFrame>
    </dialog>
  );
}

function ScreenChoice({ screen, onChoose }: { screen: Screen; onChoose: (screen: Screen) => void }) {
  const page = usePage();
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{page.t('editor.preview.screen')}</legend>
      {SCREENS.map((choice) => (
        <IconButton
          key={choice.screen}
          aria-pressed={choice === screen}
          label={page.t(`words.device.${choice.screen}`)}
          onClick={() => onChoose(choice)}
          className="aria-pressed:bg-accent aria-pressed:text-on-accent"
          Icon={choice.Icon}
          size={20}
        />
      ))}
    </fieldset>
  );
}

/** The preview uses the language whose texts are being edited. */
function LanguageChoice() {
  const page = usePage();
  const { store } = useEditor();
  const lang = useEditorState((state) => state.lang);
  const choose = (value: string) => {
    const next: LocaleCode | undefined = LOCALES.find((code) => code === value);
    if (next !== undefined) store.patch({ lang: next });
  };
  return (
    <select
      aria-label={page.t('editor.preview.language')}
      value={lang}
      onChange={(event) => choose(event.target.value)}
      className="border-control bg-page min-h-11 rounded-xl border px-3 text-sm"
    >
      {LOCALES.map((code) => (
        <option key={code} value={code}>
          {LANGUAGE_NAMES[code]}
        </option>
      ))}
    </select>
  );
}

/** A preview of the details page, built from the components that players see, with inactive links. */
function PreviewDetails({ lang }: { lang: LocaleCode }) {
  const page = usePage();
  const { openedAt } = useEditor();
  const { profile, providerProfile } = useSession();
  // Typing takes priority over updating the preview.
  const form = useDeferredValue(useEditorState((state) => state.form));
  const company = providerProfile?.name ?? '';
  const application = useMemo(
    () => previewApplication({ form, lang, company, account: profile, now: openedAt }),
    [form, lang, company, profile, openedAt],
  );
  return (
    <article lang={application.lang} onClickCapture={stopLinks}>
      <DetailsHeader application={application} />
      <DetailsLayout>
        <DetailsPanel application={application}>
          <Facts application={application} />
          <DeveloperCard application={application} />
        </DetailsPanel>
        <DetailsSections>
          <ScreenshotGallery application={application} />
          <PromoVideo application={application} />
          <Section id="about" title={page.t('details.about')}>
            <SafeText text={application.fullDescription} />
          </Section>
          <Requirements application={application} />
          <DataTable declarations={application.dataCollection} privacyPolicyUrl={application.privacyPolicyUrl} />
          <Contacts application={application} />
        </DetailsSections>
      </DetailsLayout>
    </article>
  );
}

/** Elements of the frame belong to another window, so `instanceof` does not recognize them. */
function stopLinks(event: MouseEvent): void {
  const target: unknown = event.target;
  const isInLink =
    typeof target === 'object' && target !== null && 'closest' in target && hasLink(target.closest, target);
  if (isInLink) event.preventDefault();
}

function hasLink(closest: unknown, target: object): boolean {
  return typeof closest === 'function' && closest.call(target, 'a') !== null;
}

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
