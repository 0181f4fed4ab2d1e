import {
  APPLICATION_EXAMPLE,
  PRODUCT_EXAMPLE,
  TAIWAN_PROVIDER_EXAMPLE,
  VERSION_EXAMPLE,
} from '#domain/forms/examples.ts';
import { likeSample, type Sample } from './sample-of-schema.ts';

const CONTENT = {
  ...APPLICATION_EXAMPLE.contents[0],
  ...PRODUCT_EXAMPLE.contents[0],
  ...VERSION_EXAMPLE.contents[0],
};
const PROFILE = { nickname: '星', givenName: '明', familyName: '王', birthdate: '2000-01-01', postalCode: '110' };
const QUERY = {
  page: '1',
  gameCategory: '110',
  gameSortType: '1',
  searchWord: 'a',
  sort: 'new',
  stars: '5',
  language: 'vi-VN',
};

/** Whatever a function of `domain` reads from fields that are not typed yet: all forms in one, and the query of a page. */
export const FORM_SAMPLE: Sample = likeSample({
  ...TAIWAN_PROVIDER_EXAMPLE,
  ...PROFILE,
  ...VERSION_EXAMPLE,
  ...PRODUCT_EXAMPLE,
  ...APPLICATION_EXAMPLE,
  ...QUERY,
  applicationId: 'com.star',
  ageAnswers: { violence: 'none' },
  in: 'applications',
  contents: [CONTENT],
});
