const LETTERS: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };

const signOf = (sign: string | undefined) => (sign === '#' ? 1 : sign === 'b' ? -1 : 0);

function pitchClassOf(letter: string | undefined, sign: string | undefined): number {
  const found = LETTERS[letter?.toLowerCase() ?? ''];
  if (found === undefined) throw new RangeError(`there is no note ${letter}`);
  return found + signOf(sign);
}

/** MIDI number of a note: `c4` is 60, `eb3` 51, `f#5` 78. */
export function midiOf(name: string): number {
  const [, letter, sign, octave] = /^([a-g])([#b]?)(-?\d)$/.exec(name) ?? [];
  if (octave === undefined) throw new RangeError(`${name} is no note`);
  return pitchClassOf(letter, sign) + 12 * (Number(octave) + 1);
}

/** Frequency of a MIDI number in hertz. */
export function hertzOf(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

/** Semitones over the root, by the quality of a chord. */
const QUALITIES: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '5': [0, 7],
  '6': [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  '7': [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  '9': [0, 4, 7, 10, 14],
  m9: [0, 3, 7, 10, 14],
  maj9: [0, 4, 7, 11, 14],
  '13': [0, 4, 10, 14, 21],
  '69': [0, 4, 7, 9, 14],
  m11: [0, 3, 7, 10, 17],
  add9: [0, 4, 7, 14],
  madd9: [0, 3, 7, 14],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '7sus4': [0, 5, 7, 10],
  '7b9': [0, 4, 7, 10, 13],
  m7b5: [0, 3, 6, 10],
  dim7: [0, 3, 6, 9],
  'maj7#11': [0, 4, 6, 11],
};

export interface Chord {
  /** Pitch class of the lowest voice. */
  readonly bass: number;
  /** The chord's notes within the octave above `low`; of five the root is the bass's alone. */
  voicing(low: number): readonly number[];
  /** Semitones of a step (`R`, `3`, `5`, `7`) over the bass. */
  step(name: string): number;
}

/** Reads `C`, `F#m7`, `Bbmaj9`, `D/F#`. */
export function chordOf(symbol: string): Chord {
  const [, letter, sign, quality = '', bassLetter, bassSign] =
    /^([A-G])([#b]?)([^/]*)(?:\/([A-G])([#b]?))?$/.exec(symbol) ?? [];
  const intervals = QUALITIES[quality];
  if (letter === undefined || intervals === undefined) throw new RangeError(`${symbol} is no chord`);
  const root = pitchClassOf(letter, sign);
  const bass = bassLetter === undefined ? root : pitchClassOf(bassLetter, bassSign);
  const upper = intervals.length > 4 ? intervals.slice(1) : intervals;
  const steps: Readonly<Record<string, number | undefined>> = {
    R: 0,
    '3': intervals[1],
    '5': intervals.find((interval) => interval >= 6 && interval <= 8) ?? 7,
    '7': intervals.find((interval) => interval >= 9 && interval <= 11) ?? 12,
  };
  return {
    bass,
    voicing: (low) => upper.map((interval) => low + ((((root + interval - low) % 12) + 12) % 12)).sort((a, b) => a - b),
    step: (name) => steps[name] ?? 0,
  };
}
