/** The word index (see search-tokens.ts). Collation "C" makes a prefix a contiguous range of the index. */
export const catalogueSearch = `
CREATE TABLE search_tokens (
  token text COLLATE "C" NOT NULL,
  application_id integer NOT NULL REFERENCES applications ON DELETE CASCADE,
  weight smallint NOT NULL CHECK (weight > 0),
  langs smallint NOT NULL CHECK (langs BETWEEN 1 AND 15),
  PRIMARY KEY (token, application_id) INCLUDE (weight, langs)
);
CREATE INDEX search_tokens_application ON search_tokens (application_id, token) INCLUDE (weight, langs);
COMMENT ON COLUMN search_tokens.weight IS 'sum of where it stands: name 8, developer 4, short description 2';
COMMENT ON COLUMN search_tokens.langs IS 'bits of the languages it stands in: 1 zh-TW, 2 zh-CN, 4 vi-VN, 8 en-US';

CREATE TABLE search_words (
  token text COLLATE "C" PRIMARY KEY
);
CREATE TABLE search_variants (
  variant text COLLATE "C" NOT NULL,
  token text COLLATE "C" NOT NULL REFERENCES search_words ON DELETE CASCADE,
  PRIMARY KEY (variant, token)
);
CREATE INDEX search_variants_token ON search_variants (token);
COMMENT ON TABLE search_words IS 'every word that has its variants; words no longer used do no harm';
COMMENT ON TABLE search_variants IS 'each word of four letters or more with one letter left out: two words at most one typo apart share a variant';
`;
