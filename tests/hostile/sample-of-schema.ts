import { z } from '#contract/schema/schema.ts';

/** Supplies the next text; `plain` is a valid one. */
export type NextText = (plain: string) => string;

/** A value of a type or schema; every text in it is taken from `next`, with one call each. */
export type Sample = (next: NextText) => unknown;

export const textSample: Sample = (next) => next('a');

/** The same value with other texts. */
export function likeSample(value: unknown): Sample {
  if (typeof value === 'string') return (next) => next(value);
  if (Array.isArray(value)) {
    const items = value.map(likeSample);
    return (next) => items.map((item) => item(next));
  }
  if (typeof value !== 'object' || value === null) return constantSample(value);
  return objectSample(Object.fromEntries(Object.entries(value).map(([name, item]) => [name, likeSample(item)])));
}

/** How many texts a sample is made of. */
export function countTexts(sample: Sample): number {
  let count = 0;
  sample((plain) => {
    count += 1;
    return plain;
  });
  return count;
}

export function constantSample(value: unknown): Sample {
  return () => value;
}

/** An object with a sample for each of its members. */
export function objectSample(members: Readonly<Record<string, Sample>>): Sample {
  return (next) => Object.fromEntries(Object.entries(members).map(([name, member]) => [name, member(next)]));
}

/** A value that a schema of a reply describes, with a text wherever it has one. */
export function sampleOfSchema(schema: z.core.$ZodType): Sample {
  if (schema instanceof z.core.$ZodObject) {
    const members = Object.entries(schema._zod.def.shape);
    return objectSample(Object.fromEntries(members.map(([name, member]) => [name, sampleOfSchema(member)])));
  }
  if (schema instanceof z.core.$ZodArray) {
    const element = sampleOfSchema(schema._zod.def.element);
    return (next) => [element(next)];
  }
  if (schema instanceof z.core.$ZodRecord) {
    const value = sampleOfSchema(schema._zod.def.valueType);
    return (next) => ({ [next('x')]: value(next) });
  }
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable) {
    return sampleOfSchema(schema._zod.def.innerType);
  }
  if (schema instanceof z.core.$ZodUnion) return sampleOfSchema(schema._zod.def.options[0] ?? z.unknown());
  if (schema instanceof z.core.$ZodEnum) return constantSample(Object.values(schema._zod.def.entries)[0]);
  if (schema instanceof z.core.$ZodLiteral) return constantSample(schema._zod.def.values[0]);
  if (schema instanceof z.core.$ZodNumber) return constantSample(1);
  if (schema instanceof z.core.$ZodBoolean) return constantSample(true);
  return textSample;
}
