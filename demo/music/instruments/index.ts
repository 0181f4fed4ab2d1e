import { blown, plucked, struck } from './acoustic.ts';
import { block, noisy, skin } from './drums.ts';
import { modulated, organ, synthesizer } from './synthetic.ts';

/** The orchestra: everything that the ten scores ask for. */
export const INSTRUMENTS = {
  warmPad: synthesizer({
    ...{ wave: 'saw', voices: 5, detuneCents: 14, cutoff: 700, opening: 1100, openingDecay: 3 },
    ...{ attack: 1.4, decay: 3, sustain: 0.8, release: 2.2 },
  }),
  glassPad: synthesizer({
    ...{ wave: 'triangle', voices: 3, detuneCents: 9, cutoff: 2400 },
    ...{ attack: 0.9, decay: 3, sustain: 0.8, release: 2.4 },
  }),
  strings: synthesizer({
    ...{ wave: 'saw', voices: 4, detuneCents: 11, cutoff: 2100, vibrato: 7 },
    ...{ attack: 0.22, decay: 1.5, sustain: 0.8, release: 0.5 },
  }),
  polySynth: synthesizer({
    ...{ wave: 'saw', voices: 3, detuneCents: 10, cutoff: 900, opening: 3600, openingDecay: 0.7, resonance: 0.2 },
    ...{ attack: 0.02, decay: 1.2, sustain: 0.55, release: 0.5 },
  }),
  arpSynth: synthesizer({
    ...{ wave: 'saw', voices: 2, detuneCents: 7, cutoff: 500, opening: 4200, openingDecay: 0.22, resonance: 0.35 },
    ...{ attack: 0.003, decay: 0.4, sustain: 0.25, release: 0.12 },
  }),
  leadSynth: synthesizer({
    ...{ wave: 'saw', voices: 2, detuneCents: 8, cutoff: 1800, opening: 4200, openingDecay: 0.8, vibrato: 14 },
    ...{ attack: 0.02, decay: 0.9, sustain: 0.7, release: 0.25 },
  }),
  driveBass: synthesizer({
    ...{
      wave: 'saw',
      voices: 2,
      detuneCents: 5,
      cutoff: 260,
      opening: 1500,
      openingDecay: 0.25,
      resonance: 0.3,
      sub: 0.5,
    },
    ...{ attack: 0.004, decay: 0.5, sustain: 0.5, release: 0.07 },
  }),
  deepBass: synthesizer({
    ...{ wave: 'triangle', cutoff: 500, sub: 0.25 },
    ...{ attack: 0.02, decay: 1.5, sustain: 0.6, release: 0.2 },
  }),
  funkBass: synthesizer({
    ...{ wave: 'square', cutoff: 320, opening: 2600, openingDecay: 0.16, resonance: 0.45, sub: 0.4 },
    ...{ attack: 0.002, decay: 0.35, sustain: 0.45, release: 0.05 },
  }),
  chipLead: synthesizer({
    ...{ wave: 'pulse', cutoff: 9000, vibrato: 16 },
    ...{ attack: 0.002, decay: 0.5, sustain: 0.6, release: 0.03 },
  }),
  chipThin: synthesizer({
    ...{ wave: 'thin', cutoff: 9000 },
    ...{ attack: 0.002, decay: 0.18, sustain: 0.3, release: 0.02 },
  }),
  chipBass: synthesizer({
    ...{ wave: 'triangle', cutoff: 6000 },
    ...{ attack: 0.002, decay: 1, sustain: 0.9, release: 0.02 },
  }),
  electricPiano: modulated({ ratio: 1, depth: 1.5, depthDecay: 0.7, decay: 3.2, release: 0.35, tremolo: 0.18 }),
  tine: modulated({ ratio: 14, depth: 0.35, depthDecay: 0.12, decay: 1.2 }),
  roundBass: modulated({ ratio: 1, depth: 0.9, depthDecay: 0.5, decay: 2.4, release: 0.08 }),
  glassBell: modulated({ ratio: 3.5, depth: 1.3, depthDecay: 1.6, decay: 4.5, release: 1.8 }),
  clavinet: plucked({ ring: 1.1, brightness: 0.95, place: 0.1 }),
  musette: organ({ harmonics: [1, 0.7, 0.55, 0.35, 0.3, 0.18, 0.12], attack: 0.05, release: 0.09, beating: 13 }),
  houseOrgan: organ({ harmonics: [1, 0.6, 0.45, 0.3, 0, 0.15], attack: 0.006, release: 0.08 }),
  koto: plucked({ ring: 3.2, brightness: 0.82, place: 0.12, isOpen: true }),
  nylonGuitar: plucked({ ring: 2.6, brightness: 0.48, place: 0.28 }),
  lute: plucked({ ring: 1.9, brightness: 0.66, place: 0.2 }),
  lowString: plucked({ ring: 3.4, brightness: 0.3, place: 0.3 }),
  piano: struck({
    partials: [
      [1, 1, 3.6],
      [2.001, 0.55, 2.6],
      [3.004, 0.3, 1.9],
      [4.01, 0.16, 1.3],
      [5.02, 0.09, 0.9],
      [6.03, 0.05, 0.6],
    ],
    ...{ knock: 0.12, isOpen: false },
  }),
  musicBox: struck({
    partials: [
      [1, 1, 2.2],
      [3.01, 0.18, 0.8],
      [6.27, 0.22, 0.35],
      [9.1, 0.06, 0.15],
    ],
    knock: 0.1,
  }),
  marimba: struck({
    partials: [
      [1, 1, 0.9],
      [3.93, 0.28, 0.25],
      [9.3, 0.08, 0.09],
    ],
    knock: 0.16,
  }),
  bowl: struck({
    partials: [
      [1, 1, 7],
      [2.74, 0.4, 4.5],
      [5.2, 0.18, 2.4],
      [8.1, 0.06, 1.2],
    ],
    attack: 0.02,
  }),
  bambooFlute: blown({ harmonics: [1, 0.32, 0.1, 0.03], breath: 0.34, attack: 0.07, vibrato: 22, scoop: 45 }),
  silverFlute: blown({ harmonics: [1, 0.42, 0.14, 0.05], breath: 0.12, attack: 0.045, vibrato: 13 }),
  whistle: blown({ harmonics: [1, 0.14, 0.09], breath: 0.14, attack: 0.03, vibrato: 12, scoop: 20 }),
  softKick: skin({ from: 105, to: 48, fall: 0.03, ring: 0.26, click: 0.04 }),
  tightKick: skin({ from: 190, to: 50, fall: 0.028, ring: 0.3, click: 0.16 }),
  chipKick: skin({ from: 320, to: 60, fall: 0.03, ring: 0.13 }),
  taiko: skin({ from: 120, to: 66, fall: 0.05, ring: 0.85, click: 0.22 }),
  frameDrum: skin({ from: 150, to: 88, fall: 0.035, ring: 0.42, click: 0.16 }),
  lowTom: skin({ from: 150, to: 84, fall: 0.06, ring: 0.4, click: 0.1 }),
  softSnare: noisy({ kind: 'band', cutoff: 1900, ring: 0.16, tone: 0.35, toneHertz: 185 }),
  gatedSnare: noisy({ kind: 'low', cutoff: 6500, ring: 0.32, tone: 0.6, toneHertz: 190 }),
  chipSnare: noisy({ kind: 'high', cutoff: 1200, ring: 0.11 }),
  chipHat: noisy({ kind: 'high', cutoff: 6500, ring: 0.035 }),
  hat: noisy({ kind: 'high', cutoff: 7600, ring: 0.05 }),
  openHat: noisy({ kind: 'high', cutoff: 7000, ring: 0.28 }),
  shaker: noisy({ kind: 'band', cutoff: 5600, resonance: 0.3, ring: 0.07, attack: 0.018 }),
  brush: noisy({ kind: 'band', cutoff: 3200, resonance: 0.1, ring: 0.2, attack: 0.03 }),
  clap: noisy({ kind: 'band', cutoff: 1500, resonance: 0.45, ring: 0.2, claps: [0, 0.011, 0.022] }),
  wave: noisy({ kind: 'band', cutoff: 520, resonance: 0.3, ring: 6, attack: 2.2 }),
  rim: block({ hertz: 1720, ratio: 1.47, ring: 0.045 }),
  woodBlock: block({ hertz: 860, ratio: 1.61, ring: 0.08 }),
  triangleBell: block({ hertz: 4200, ratio: 1.53, ring: 0.9 }),
} as const;

export type InstrumentName = keyof typeof INSTRUMENTS;
