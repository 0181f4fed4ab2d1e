import type { UserProfile } from '#contract/account/entities.ts';
import type { ListedUser } from '#contract/admin/entities.ts';
import type { ProviderProfile } from '#contract/provider/entities.ts';
import { PROVIDER_REVIEW, type ProviderReview, type ProviderType } from '#contract/values/states.ts';
import type { Row } from '../../db/schema.ts';

/** The columns of an account that its profile shows. By name: PostgreSQL prepares no query with a star (prepare-hot-queries). */
export const PROFILE_COLUMNS = [
  'u.id',
  'u.account',
  'u.nickname',
  'u.type',
  'u.status',
  'u.login_type',
  'u.created_at',
  'u.updated_at',
  'u.deleted_at',
  'u.given_name',
  'u.family_name',
  'u.birthdate',
  'u.calling_code',
  'u.phone_number',
  'u.is_phone_confirmed',
  'u.email',
  'u.is_email_confirmed',
  'u.postal_code',
  'u.address',
  'u.avatar',
] as const;

type ProfileColumn = (typeof PROFILE_COLUMNS)[number] extends `u.${infer Column}` ? Column : never;

/** An account with the type of its company, if it has one. */
export type UserRow = Pick<Row<'users'>, ProfileColumn> & {
  readonly provider_type: ProviderType | null;
  /** Status of the latest developer application; null if there is none. */
  readonly application_status: ProviderReview | null;
};

export function presentUserProfile(user: UserRow): UserProfile {
  return {
    id: user.id,
    userId: user.id,
    account: user.account,
    nickname: user.nickname,
    type: user.type,
    providerType: user.provider_type,
    status: user.status,
    loginType: user.login_type,
    createdAt: user.created_at.toISOString(),
    updatedAt: user.updated_at.toISOString(),
    deletedAt: user.deleted_at?.toISOString() ?? null,
    givenName: user.given_name,
    familyName: user.family_name,
    birthdate: user.birthdate,
    callingCode: user.calling_code,
    phoneNumber: user.phone_number,
    phoneConfirmed: user.is_phone_confirmed,
    email: user.email,
    emailConfirmed: user.is_email_confirmed,
    postalCode: user.postal_code,
    address: user.address,
    avatar: user.avatar,
    providerReviewStatus: reviewStatusOf(user),
  };
}

/** A company exists only after its application was approved, whatever its origin. */
function reviewStatusOf({ provider_type, application_status }: UserRow): ProviderReview {
  if (provider_type !== null) return PROVIDER_REVIEW.approved;
  return application_status ?? PROVIDER_REVIEW.none;
}

export function presentProviderProfile(provider: Row<'providers'>): ProviderProfile {
  return {
    userId: provider.user_id,
    enable: provider.is_enabled,
    name: provider.name,
    taxIdNumber: provider.tax_id_number,
    country: provider.country,
    currency: provider.currency,
    website: provider.website,
    email: provider.email,
    phone: provider.phone,
    address: provider.address,
    pocGivenName: provider.poc_given_name,
    pocFamilyName: provider.poc_family_name,
    pocEmail: provider.poc_email,
    pocCallingCode: provider.poc_calling_code,
    pocPhoneNumber: provider.poc_phone_number,
    ...presentPayment(provider),
    terms: provider.terms_signed_at !== null,
    termsSigningAt: provider.terms_signed_at?.toISOString() ?? null,
    verified: provider.is_verified,
    createdAt: provider.created_at.toISOString(),
    updatedAt: provider.updated_at.toISOString(),
  };
}

function presentPayment(provider: Row<'providers'>) {
  return {
    bankCode: provider.bank_code,
    branchCode: provider.branch_code,
    bankName: provider.bank_name,
    bankAccountNumber: provider.bank_account_number,
    iban: provider.iban,
    cnapsCode: provider.cnaps_code,
    billingContact: {
      name: provider.billing_contact_name,
      email: provider.billing_contact_email,
      phone: provider.billing_contact_phone,
    },
  };
}

/** An account for operators, who need neither its date of birth nor its postal address. */
export function presentListedUser(profile: UserProfile): ListedUser {
  const { birthdate: _birthdate, postalCode: _postalCode, address: _address, ...user } = profile;
  return user;
}
