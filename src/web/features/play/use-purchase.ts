import { useEffect, useRef, useState } from 'react';
import { ERROR } from '#contract/errors/errors.ts';
import type { Order } from '#contract/order/entities.ts';
import type { PublicProduct } from '#contract/product/entities.ts';
import { errorText } from '#web/app/messages/import-messages.ts';
import { announceBalances, remindOfPhone } from '#web/features/store/index.ts';
import { type Page, usePage } from '../../app/use-page.ts';
import type { GameDesk } from './game-desk.ts';
import { type GameFailureCode, toGameFailure } from './game-failure.ts';
import { isRefusal } from './game-orders.ts';

/** Ignores keys and taps meant for the game when the dialog opened, or for other terms. */
const SETTLING_MS = 600;

export interface PurchaseWish {
  readonly desk: GameDesk;
  readonly product: PublicProduct | undefined;
  readonly quantity: number;
  readonly isTest: boolean;
  readonly isVisitor: boolean;
}

interface Failure {
  readonly text: string;
  readonly code: GameFailureCode;
}

/** A purchase in a game, from question to order. A double tap or a retry after a lost reply pays once. */
export function usePurchase({ desk, product, quantity, isTest, isVisitor }: PurchaseWish) {
  const page = usePage();
  const isSettled = useSettling([product?.price, product?.currency, quantity, isTest, isVisitor].join());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [order, setOrder] = useState<Order | null>(null);
  const confirm = async () => {
    if (isBusy || product === undefined || !isSettled()) return;
    setBusy(true);
    setFailure(null);
    try {
      if (!isTest) await remindOfPhone(page);
      const { productId, currency, price } = product;
      const terms = isTest ? { testMode: true } : { price };
      const made = await desk.order({ productId, currency, quantity, ...terms });
      // The game shares this thread: it receives the purchase before the dialog is drawn.
      await new Promise((resolve) => setTimeout(resolve));
      setOrder(made);
      void desk.deliveries.wait(made.exchangeId).then(() => announceBalances(page));
    } catch (error) {
      setFailure({ text: await describeFailure(page, error), code: toGameFailure(error).code });
      void announceBalances(page);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, order, confirm };
}

/** Whether the terms have been visible long enough for input to refer to them. */
function useSettling(terms: string): () => boolean {
  const shown = useRef({ terms: '', at: 0 });
  useEffect(() => {
    const begin = () => {
      shown.current = { terms, at: performance.now() };
    };
    begin();
    document.addEventListener('fullscreenchange', begin);
    // A window on top may have closed between the two clicks of a double click.
    window.addEventListener('focus', begin);
    return () => {
      document.removeEventListener('fullscreenchange', begin);
      window.removeEventListener('focus', begin);
    };
  }, [terms]);
  return () => !isCovered() && shown.current.terms === terms && performance.now() - shown.current.at >= SETTLING_MS;
}

async function describeFailure(page: Page, error: unknown): Promise<string> {
  if (!isRefusal(error)) return page.t('exchange.failed');
  return error.code === ERROR.parameterError ? page.t('exchange.changed') : errorText(page, error.code);
}

/**
 * Prevents frames from covering a dialog: a game that enters full screen after the dialog has opened would cover it,
 * and clicks on the game could reach the buttons below.
 */
export function useClearView(): void {
  useEffect(() => {
    const clear = () => {
      if (isCovered()) document.exitFullscreen().catch(() => undefined);
    };
    clear();
    document.addEventListener('fullscreenchange', clear);
    return () => document.removeEventListener('fullscreenchange', clear);
  }, []);
}

/** Whether a frame is full-screen. */
function isCovered(): boolean {
  return document.fullscreenElement instanceof HTMLIFrameElement;
}
