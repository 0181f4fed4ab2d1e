/** Tables, constraints, and comments on columns whose name is not self-explanatory. */
export const catalogueTables = `
CREATE DOMAIN locale_code AS text CHECK (VALUE IN ('zh-TW', 'zh-CN', 'vi-VN', 'en-US'));

CREATE TABLE users (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account text NOT NULL UNIQUE,
  nickname text NOT NULL DEFAULT '',
  type smallint NOT NULL DEFAULT 1,
  status smallint NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
COMMENT ON COLUMN users.type IS '1 player, 99 developer';

CREATE TABLE providers (
  user_id integer PRIMARY KEY REFERENCES users,
  name text NOT NULL,
  website text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  tax_id_number text NOT NULL DEFAULT '',
  currency text NOT NULL DEFAULT 'TWD' CHECK (currency IN ('TWD', 'MYR', 'SGD', 'EUR')),
  enable boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN providers.name IS 'the company, shown as the developer of its applications';

CREATE TABLE applications (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  app_id text NOT NULL CHECK (app_id <> ''),
  provider_id integer NOT NULL REFERENCES users,
  content_default locale_code NOT NULL DEFAULT 'zh-TW',
  icon text NOT NULL DEFAULT '',
  background_image text NOT NULL DEFAULT '',
  promo_video text NOT NULL DEFAULT '',
  promo_image text NOT NULL DEFAULT '',
  category smallint NOT NULL,
  default_category smallint NOT NULL DEFAULT 100,
  age_rating text NOT NULL DEFAULT '0+' CHECK (age_rating IN ('0+', '6+', '12+', '15+', '18+')),
  platforms smallint[] NOT NULL DEFAULT '{}' CHECK (platforms <@ ARRAY[1, 2, 6, 7]::smallint[]),
  countries text[] NOT NULL DEFAULT '{}',
  web_redirect_url text NOT NULL DEFAULT '',
  hardware_requirements text NOT NULL DEFAULT '',
  contains_ads boolean NOT NULL DEFAULT false,
  is_paid_once boolean NOT NULL DEFAULT false,
  has_in_app_purchase boolean NOT NULL DEFAULT false,
  privacy_policy_url text NOT NULL DEFAULT '',
  contact_email text NOT NULL DEFAULT '',
  publish_date timestamptz,
  view_count bigint NOT NULL DEFAULT 0 CHECK (view_count >= 0),
  play_count bigint NOT NULL DEFAULT 0 CHECK (play_count >= 0),
  status smallint NOT NULL DEFAULT 2 CHECK (status BETWEEN 1 AND 3),
  is_open boolean NOT NULL DEFAULT true,
  sort integer CHECK (sort >= 1),
  pin_sort integer CHECK (pin_sort >= 1),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT applications_on_shelf_has_publish_date CHECK (status <> 1 OR publish_date IS NOT NULL)
);
CREATE UNIQUE INDEX applications_app_id_key ON applications (lower(app_id));
CREATE INDEX applications_provider ON applications (provider_id, created_at DESC, id DESC);
COMMENT ON COLUMN applications.app_id IS 'chosen by the developer; two that differ in case only would be one package';
COMMENT ON COLUMN applications.promo_image IS 'stands in place of the video';
COMMENT ON COLUMN applications.status IS '1 on the shelf, 2 off the shelf, 3 removed by the system';
COMMENT ON COLUMN applications.is_open IS 'the operator can close an application that stays listed';
COMMENT ON COLUMN applications.sort IS 'the operator''s recommended order, from 1; without one after all that have one';
COMMENT ON COLUMN applications.pin_sort IS 'place at the top of the developer''s own list';
COMMENT ON COLUMN applications.publish_date IS 'the first release; later ones leave it';

CREATE TABLE application_contents (
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  lang locale_code NOT NULL,
  name text NOT NULL,
  short_description text NOT NULL DEFAULT '',
  full_description text NOT NULL DEFAULT '',
  PRIMARY KEY (application_id, lang)
);

CREATE TABLE images (
  url text PRIMARY KEY,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  placeholder text NOT NULL CHECK (placeholder ~ '^[0-9a-f]{6}-[0-9a-f]{6}$')
);
COMMENT ON COLUMN images.placeholder IS 'the two colours of the gradient shown until the image is there: rrggbb-rrggbb';

CREATE TABLE application_screenshots (
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('mobile', 'tablet7', 'tablet10', 'computer')),
  position smallint NOT NULL CHECK (position >= 0),
  url text NOT NULL,
  PRIMARY KEY (application_id, kind, position)
);

CREATE TABLE application_downloads (
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  platform smallint NOT NULL CHECK (platform IN (1, 2, 6, 7)),
  url text NOT NULL,
  size bigint NOT NULL DEFAULT 0 CHECK (size >= 0),
  PRIMARY KEY (application_id, platform)
);
COMMENT ON TABLE application_downloads IS 'addresses outside the store; they count only where no file is uploaded';

CREATE TABLE application_data_types (
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  code smallint NOT NULL,
  collected boolean NOT NULL DEFAULT false,
  shared boolean NOT NULL DEFAULT false,
  optional boolean NOT NULL DEFAULT false,
  ephemeral boolean NOT NULL DEFAULT false,
  purposes text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (application_id, code)
);

CREATE TABLE application_contacts (
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  key text NOT NULL,
  value text NOT NULL,
  PRIMARY KEY (application_id, key)
);

CREATE TABLE versions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  platform smallint NOT NULL CHECK (platform IN (1, 2, 6, 7)),
  version_name text NOT NULL CHECK (version_name <> ''),
  minimum_version text NOT NULL DEFAULT '',
  file_name text,
  file_key text,
  file_size bigint CHECK (file_size >= 0),
  review smallint NOT NULL DEFAULT 0 CHECK (review BETWEEN 0 AND 3),
  reject_reason text NOT NULL DEFAULT '',
  status smallint NOT NULL DEFAULT 2 CHECK (status BETWEEN 1 AND 3),
  released_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (application_id, version_name)
);
CREATE UNIQUE INDEX versions_one_online ON versions (application_id, platform) WHERE status = 1;
COMMENT ON COLUMN versions.file_key IS 'name of the stored file; null where a store address or redirect stands in its place';
COMMENT ON COLUMN versions.review IS '0 not reviewed, 1 in review, 2 rejected, 3 approved';
COMMENT ON COLUMN versions.status IS '1 online, 2 offline, 3 removed by the system';

CREATE TABLE version_contents (
  version_id integer NOT NULL REFERENCES versions ON DELETE CASCADE,
  lang locale_code NOT NULL,
  description text NOT NULL DEFAULT '',
  PRIMARY KEY (version_id, lang)
);

CREATE TABLE banners (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  type smallint NOT NULL CHECK (type IN (1, 2)),
  lang locale_code NOT NULL,
  eyebrow text NOT NULL DEFAULT '',
  title text NOT NULL,
  tagline text NOT NULL DEFAULT '',
  image text NOT NULL,
  link text NOT NULL DEFAULT '',
  sort integer NOT NULL DEFAULT 1 CHECK (sort >= 1)
);
CREATE INDEX banners_place ON banners (type, lang, sort, id);
COMMENT ON COLUMN banners.type IS '1 hall, 2 notice';
COMMENT ON COLUMN banners.image IS 'base URL; the sizes are made from it';

CREATE TABLE maintenances (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  maintaining boolean NOT NULL DEFAULT false,
  begin_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL,
  message text NOT NULL DEFAULT '',
  CHECK (end_at >= begin_at)
);

CREATE TABLE application_views (
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  visitor bytea NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (application_id, visitor, day)
);
CREATE INDEX application_views_day ON application_views (day);
COMMENT ON TABLE application_views IS 'who was counted on which day, so that a visitor counts once';
COMMENT ON COLUMN application_views.visitor IS 'keyed hash; never an address';

CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL
);
`;
