import { CircleCheck, MailX, Unlink } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getUnsubscription, unsubscribe } from '#contract/notification/endpoints.ts';
import { EmptyIcon } from '#web/kit/state/empty-state.tsx';
import { useAction } from '../../app/use-action.ts';
import { type Page, usePage } from '../../app/use-page.ts';

/** Target of an unsubscribe link: asks first, because mail programs prefetch links. */
export function UnsubscribePage({ data }: { data: Unsubscription | null }) {
  const page = usePage();
  const [isDone, setDone] = useState(false);
  const stop = useAction(async (all: boolean) => {
    if (data === null) return;
    await page.call(unsubscribe, { token: data.token, all });
    setDone(true);
  });
  if (data === null) {
    return (
      <Message Icon={Unlink} title="notifications.unsubscribe.broken" text="notifications.unsubscribe.brokenText" />
    );
  }
  if (isDone) {
    return (
      <Message
        Icon={CircleCheck}
        isNew
        title="notifications.unsubscribe.done"
        text="notifications.unsubscribe.doneText"
      />
    );
  }
  if (!data.isSubscribed) {
    return (
      <Message Icon={CircleCheck} title="notifications.unsubscribe.already" text="notifications.unsubscribe.doneText" />
    );
  }
  return <Question data={data} isBusy={stop.isBusy} onStop={stop.start} />;
}

interface QuestionProps {
  readonly data: Unsubscription;
  readonly isBusy: boolean;
  readonly onStop: (all: boolean) => void;
}

function Question({ data: { kind, email }, isBusy, onStop }: QuestionProps) {
  const page = usePage();
  const question =
    kind === null
      ? page.t('notifications.unsubscribe.all', { email })
      : page.t('notifications.unsubscribe.one', { email, kind: page.t(`notifications.kind.${kind}`) });
  return (
    <Card>
      <EmptyIcon Icon={MailX} />
      <h1 className="text-title">{page.t('notifications.unsubscribe.title')}</h1>
      <p className="max-w-lg [overflow-wrap:anywhere]">{question}</p>
      <p className="text-muted max-w-lg text-sm">{page.t('notifications.unsubscribe.note')}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {kind !== null && (
          <button type="button" className="btn btn-gold" disabled={isBusy} onClick={() => onStop(false)}>
            {page.t('notifications.unsubscribe.stopOne')}
          </button>
        )}
        <button
          type="button"
          className={`btn ${kind === null ? 'btn-gold' : 'btn-quiet'}`}
          disabled={isBusy}
          onClick={() => onStop(true)}
        >
          {page.t('notifications.unsubscribe.stopAll')}
        </button>
      </div>
    </Card>
  );
}

interface MessageProps {
  readonly Icon: typeof MailX;
  readonly title: `notifications.unsubscribe.${'broken' | 'done' | 'already'}`;
  readonly text: `notifications.unsubscribe.${'brokenText' | 'doneText'}`;
  /** Has just replaced the question, so it is announced to screen readers. */
  readonly isNew?: boolean;
}

function Message({ Icon, title, text, isNew = false }: MessageProps) {
  const page = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <Card>
      <EmptyIcon Icon={Icon} />
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
        {page.t(title)}
      </h1>
      <p className="text-muted max-w-lg">{page.t(text)}</p>
      <a href={page.href('/account/notifications#settings')} className="btn btn-quiet mt-2">
        {page.t('notifications.settings')}
      </a>
    </Card>
  );
}

function Card({ children }: { children: ReactNode }) {
  return (
    <div className="pad mx-auto max-w-[760px] py-8 md:py-16">
      <section className="card flex flex-col items-center gap-4 px-5 py-12 text-center">{children}</section>
    </div>
  );
}

interface Unsubscription extends ReplyOf<typeof getUnsubscription> {
  readonly token: string;
}

/** The subscription that the link would end; null for an invalid link. */
export async function loadUnsubscription(
  page: Page,
  { token }: Readonly<Record<string, unknown>>,
): Promise<Unsubscription | null> {
  if (typeof token !== 'string' || token === '') return null;
  try {
    return { ...(await page.call(getUnsubscription, { token }, { isQuiet: true })), token };
  } catch (error) {
    if (isBrokenLink(error)) return null;
    throw error;
  }
}

function isBrokenLink(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === ERROR.invalidFormat;
}
