/** The profile fields besides the account (R3.40-R3.50). */
export const profiles = `
ALTER TABLE users
  ADD COLUMN birthdate date,
  ADD COLUMN calling_code text NOT NULL DEFAULT '',
  ADD COLUMN phone_number text NOT NULL DEFAULT '',
  ADD COLUMN phone_confirmed boolean NOT NULL DEFAULT false,
  ADD COLUMN postal_code text NOT NULL DEFAULT '',
  ADD COLUMN address text NOT NULL DEFAULT '';
COMMENT ON COLUMN users.calling_code IS 'digits without the plus sign';
CREATE INDEX users_newest ON users (created_at DESC, id DESC);

ALTER TABLE providers
  ADD COLUMN type smallint NOT NULL DEFAULT 2 CHECK (type IN (1, 2)),
  ADD COLUMN country text NOT NULL DEFAULT 'TW',
  ADD COLUMN poc_given_name text NOT NULL DEFAULT '',
  ADD COLUMN poc_family_name text NOT NULL DEFAULT '',
  ADD COLUMN poc_email text NOT NULL DEFAULT '',
  ADD COLUMN poc_calling_code text NOT NULL DEFAULT '',
  ADD COLUMN poc_phone_number text NOT NULL DEFAULT '',
  ADD COLUMN bank_code text NOT NULL DEFAULT '',
  ADD COLUMN branch_code text NOT NULL DEFAULT '',
  ADD COLUMN bank_name text NOT NULL DEFAULT '',
  ADD COLUMN bank_account_number text NOT NULL DEFAULT '',
  ADD COLUMN iban text NOT NULL DEFAULT '',
  ADD COLUMN cnaps_code text NOT NULL DEFAULT '',
  ADD COLUMN billing_contact_name text NOT NULL DEFAULT '',
  ADD COLUMN billing_contact_email text NOT NULL DEFAULT '',
  ADD COLUMN billing_contact_phone text NOT NULL DEFAULT '',
  ADD COLUMN terms_signing_at timestamptz,
  ADD COLUMN verified boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN providers.type IS '1 individual, 2 company';
COMMENT ON COLUMN providers.poc_given_name IS 'poc is the person in charge ("point of contact")';
COMMENT ON COLUMN providers.terms_signing_at IS 'null until the terms are accepted';
`;
