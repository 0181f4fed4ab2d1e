import type { DataPurpose } from '#contract/values/data-catalogue.ts';
import type { DemoDataPractice } from './demo-game.ts';

type PracticeFlags = { shared?: boolean; optional?: boolean; ephemeral?: boolean };

/** Declares a data type that a game collects; without flags it is required, stored and not shared. */
export function collects(code: number, purposes: DataPurpose[], flags: PracticeFlags = {}): DemoDataPractice {
  const { shared = false, optional = false, ephemeral = false } = flags;
  return { code, collected: true, shared, optional, ephemeral, purposes };
}
