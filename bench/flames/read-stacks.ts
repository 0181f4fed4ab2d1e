import type { CpuProfile, ProfileNode } from './record-profile.ts';

/** Who wrote a function. */
export type Origin = 'starhall' | 'package' | 'node';

export interface Frame {
  readonly name: string;
  readonly origin: Origin;
}

/** A stack from its outermost function on, and the microseconds that its innermost one ran. */
export interface Stack {
  readonly frames: readonly Frame[];
  readonly time: number;
}

/** Frames that tell nothing: the root, and React's way from one component to the next. */
const SILENT = new Set(['', '(root)', '(anonymous)']);
const REACT =
  /^(?:render(?!Html|Page)|retry(?:Node|Renderable)|performWork|finishFunctionComponent|pushAdditional|spawn)/;

/** The stacks of a profile without those that waited. Equal neighbors, as in a recursion, are one frame. */
export function readStacks({ nodes, samples, timeDeltas }: CpuProfile): Stack[] {
  const nodeOf = new Map(nodes.map((node) => [node.id, node]));
  const parentOf = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id] as const)));
  const times = new Map<number, number>();
  samples.forEach((id, index) => {
    times.set(id, (times.get(id) ?? 0) + (timeDeltas[index] ?? 0));
  });
  const stacks: Stack[] = [];
  for (const [id, time] of times) {
    if (nodeOf.get(id)?.callFrame.functionName === '(idle)') continue;
    const frames: Frame[] = [];
    for (let at: number | undefined = id; at !== undefined; at = parentOf.get(at)) {
      const frame = frameOf(nodeOf.get(at));
      if (frame !== undefined && frame.name !== frames[0]?.name) frames.unshift(frame);
    }
    stacks.push({ frames, time });
  }
  return stacks;
}

function frameOf(node: ProfileNode | undefined): Frame | undefined {
  if (node === undefined) return undefined;
  const { functionName: name, url } = node.callFrame;
  if (SILENT.has(name) || REACT.test(name)) return undefined;
  if (url.includes('/node_modules/')) return { name, origin: 'package' };
  return { name, origin: url.includes('/dist/') ? 'starhall' : 'node' };
}

/** The share of all time in which a function was running or waiting for one it had called. */
export function shareOf(stacks: readonly Stack[], name: string): number {
  const total = stacks.reduce((sum, { time }) => sum + time, 0);
  const within = stacks.filter(({ frames }) => frames.some((frame) => frame.name === name));
  return within.reduce((sum, { time }) => sum + time, 0) / total;
}
