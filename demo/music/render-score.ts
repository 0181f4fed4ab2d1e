import { createDice, type Dice } from '#demo/dice.ts';
import { hertzOf } from './chords.ts';
import { addTo, echo, limit, reverberate, type Stereo, silence, trim } from './effects.ts';
import { INSTRUMENTS } from './instruments/index.ts';
import type { Note } from './notation.ts';
import { type Line, notesOf, type Score, secondsOf } from './score.ts';
import { frames, type Instrument, SAMPLE_RATE } from './sound.ts';

/** Renders a score deterministically as two channels that loop seamlessly. */
export function renderScore(score: Score): Stereo {
  const length = frames(secondsOf(score));
  const master = silence(length);
  const hall = silence(length);
  const echoes = silence(length);
  for (const [index, [name, line]] of Object.entries(score.lines).entries()) {
    const dry = playLine(score, { name, line, length, dice: createDice(score.seed + 977 * index) });
    addTo(master, dry);
    if (line.hall) addTo(hall, dry, line.hall);
    if (line.echo) addTo(echoes, dry, line.echo);
  }
  const lines = Object.values(score.lines);
  if (lines.some((line) => line.echo)) {
    const back = echo(echoes, { seconds: ((score.echoBeats ?? 0.75) * 60) / score.bpm, feedback: 0.42 });
    addTo(master, back);
    addTo(hall, back, 0.3);
  }
  if (lines.some((line) => line.hall)) addTo(master, reverberate(hall, score.hall));
  trim(master, { low: 28, high: score.dullAbove });
  return master;
}

/** Brings a sound to a level, its peaks below the ceiling. */
export function level(sound: Stereo, { gain, ceiling }: { gain: number; ceiling: number }): Stereo {
  const louder = { left: sound.left.map((sample) => sample * gain), right: sound.right.map((sample) => sample * gain) };
  limit(louder, ceiling);
  return louder;
}

interface PlayedLine {
  readonly name: string;
  readonly line: Line;
  readonly length: number;
  readonly dice: Dice;
}

function playLine(score: Score, { name, line, length, dice }: PlayedLine): Stereo {
  const sound = silence(length);
  const instrument: Instrument = INSTRUMENTS[line.instrument];
  const beatSeconds = 60 / score.bpm;
  const place = line.pan ?? 0;
  for (const note of notesOf(score, name)) {
    const start = Math.round(
      (swung(note.at, score.swing) * beatSeconds + (line.loose ?? 0) * dice.share()) * SAMPLE_RATE,
    );
    const tone = { pitch: hertzOf(note.midi), seconds: note.beats * beatSeconds, velocity: softened(note, dice), dice };
    const left = instrument(tone);
    // Wide lines are played twice, once for each ear.
    const right = line.isWide ? instrument(tone) : left;
    lay(sound.left, left, { start, gain: line.gain * Math.cos((Math.PI / 4) * (1 + place)) });
    lay(sound.right, right, { start, gain: line.gain * Math.sin((Math.PI / 4) * (1 + place)) });
  }
  return sound;
}

/** No hand strikes twice alike. */
function softened({ velocity }: Note, dice: Dice): number {
  return velocity * (0.92 + 0.08 * dice.share());
}

function lay(channel: Float32Array, samples: Float32Array, { start, gain }: { start: number; gain: number }): void {
  for (let index = 0; index < samples.length; index++) {
    const place = (start + index) % channel.length;
    channel[place] = (channel[place] ?? 0) + (samples[index] ?? 0) * gain;
  }
}

/** The second of two notes of a pair is delayed. */
function swung(at: number, swing: Score['swing']): number {
  if (swing === undefined) return at;
  const pair = swing.unit * 2;
  const inPair = at % pair;
  const middle = swing.unit * (1 + swing.late);
  const moved =
    inPair < swing.unit
      ? (inPair / swing.unit) * middle
      : middle + ((inPair - swing.unit) / swing.unit) * (pair - middle);
  return at - inPair + moved;
}

/** Samples of both channels one after the other, as raw sound has them. */
export function interleave({ left, right }: Stereo): Float32Array {
  const both = new Float32Array(left.length * 2);
  for (let index = 0; index < left.length; index++) {
    both[index * 2] = left[index] ?? 0;
    both[index * 2 + 1] = right[index] ?? 0;
  }
  return both;
}
