import { momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { LIMITS } from '../values/limits.ts';
import { applicationDraftFields } from './application-fields.ts';

/** A form as far as it is typed. Fields that the form does not have are dropped. */
export const applicationDraftFormSchema = named('ApplicationDraftForm', z.object(applicationDraftFields));
export type ApplicationDraftForm = z.output<typeof applicationDraftFormSchema>;

/** The form of a draft to be stored: at most `applicationDraftBytes` as JSON. */
export const sentDraftForm = applicationDraftFormSchema.check(
  z.refine(
    (form) => new TextEncoder().encode(JSON.stringify(form)).length <= LIMITS.applicationDraftBytes,
    'field.tooLong',
  ),
);

export const applicationDraftSchema = named(
  'ApplicationDraft',
  z.object({
    draftId: z.int(),
    applicationId: described('null: of an application to be made', z.nullable(z.string())),
    form: applicationDraftFormSchema,
    revision: described('starts at 1 and increases with every save', z.int()),
    savedAt: momentSchema,
  }),
);
export type ApplicationDraft = z.output<typeof applicationDraftSchema>;
