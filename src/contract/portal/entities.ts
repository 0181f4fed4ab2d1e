import { daySchema, momentSchema, platformSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { SHELF } from '../values/states.ts';

/** One of the developer's applications, as the portal's switcher names it. */
export const portalApplicationSchema = named(
  'PortalApplication',
  z.object({
    applicationId: z.string(),
    name: z.string(),
    icon: z.string(),
    status: stateSchema(SHELF),
    platforms: z.array(platformSchema),
    updatedAt: momentSchema,
  }),
);
export type PortalApplication = z.output<typeof portalApplicationSchema>;

/** What one day of Taiwan's calendar brought; a visitor counts once a day for each application. */
export const dayCountSchema = named('DayCount', z.object({ day: daySchema, views: z.int(), plays: z.int() }));
export type DayCount = z.output<typeof dayCountSchema>;

/** Views and plays of a period. */
export const visitTotalsSchema = named('VisitTotals', z.object({ views: z.int(), plays: z.int() }));
export type VisitTotals = z.output<typeof visitTotalsSchema>;

/** Reasons why the developer's attention is needed, the most urgent first. */
export const ATTENTION_KINDS = [
  'removed',
  'removedVersion',
  'rejectedVersion',
  'question',
  'texts',
  'screenshots',
  'draft',
  'badRating',
  'approvedVersion',
] as const;

/** Something that needs the developer's attention. Without `applicationId`: the company, or the draft of a new game. */
export const attentionSchema = named(
  'PortalAttention',
  z.object({
    kind: z.enum(ATTENTION_KINDS),
    applicationId: z.nullable(z.string()),
    draftId: described('of `draft`', z.nullable(z.int())),
    name: z.string(),
    detail: described('what the operator or a player wrote, or the name of a version; else empty', z.string()),
  }),
);
export type Attention = z.output<typeof attentionSchema>;

/** What a period brought one application. */
export const applicationVisitsSchema = named(
  'ApplicationVisits',
  z.object({ applicationId: z.string(), name: z.string(), icon: z.string(), views: z.int(), plays: z.int() }),
);
export type ApplicationVisits = z.output<typeof applicationVisitsSchema>;

export const portalSummarySchema = named(
  'PortalSummary',
  z.object({
    applications: z.object({ onShelf: z.int(), offShelf: z.int(), removed: z.int() }),
    /** Since the first day, as the pages of the applications show them. */
    totals: visitTotalsSchema,
    period: visitTotalsSchema,
    /** The period of the same length before. */
    previous: visitTotalsSchema,
    days: z.array(dayCountSchema),
    /** The most played of the period; empty if a single application is requested. */
    best: z.array(applicationVisitsSchema),
    attention: z.array(attentionSchema),
    attentionCount: described('of all, where `attention` holds the most pressing', z.int()),
  }),
);
export type PortalSummary = z.output<typeof portalSummarySchema>;
