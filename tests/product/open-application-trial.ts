import type { createApplication } from '#contract/application/developer-endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { ImagePurpose } from '#contract/values/image-purposes.ts';
import { LOCALES } from '#contract/values/locales.ts';
import type { UploadPurpose } from '#contract/values/trailer-limits.ts';
import { buildUpload } from '#tests/factories/build-upload.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { makeDeveloper } from './make-developer.ts';
import { openTestProduct, type TestProductOptions } from './open-test-product.ts';
import { signIn } from './sign-in.ts';

type FormInput = InputOf<typeof createApplication>;

/** Signs a developer with a company in. */
async function openDeveloper(product: Awaited<ReturnType<typeof openTestProduct>>, email: string) {
  await signIn(product, { email });
  const userId = await makeDeveloper(product, email);
  const { headers } = await signIn(product, { email });
  return { userId, headers };
}

export type Developer = Awaited<ReturnType<typeof openDeveloper>>;

/** The service with two developers and a player, and application forms whose pictures are uploaded. */
export async function openApplicationTrial(options: TestProductOptions = {}) {
  const product = await openTestProduct(options);
  const first = await openDeveloper(product, 'first@studio.test');
  const second = await openDeveloper(product, 'second@studio.test');
  const player = await signIn(product, { email: 'player@example.com' });

  /** Uploads a picture; returns its id. */
  const upload = async (purpose: UploadPurpose, userId: number = first.userId): Promise<string> => {
    const { id } = await buildUpload(product.db, {
      user_id: userId,
      purpose,
      url: `/files/images/${nextNumber()}/x.png`,
    });
    return id;
  };
  const uploads = (purpose: ImagePurpose, count: number) =>
    Promise.all(Array.from({ length: count }, () => upload(purpose)));

  /** The first developer's submission of a web game, valid in every field. */
  const buildForm = async (overrides: FormInput = {}): Promise<FormInput> => ({
    appId: `com.studio.game${nextNumber()}`,
    contents: LOCALES.map((lang) => ({
      lang,
      name: `Game ${lang}`,
      shortDescription: `Short ${lang}`,
      fullDescription: `<p>Full ${lang}</p>`,
    })),
    icon: await upload('icon'),
    screenshots: { computer: await uploads('screenshot_computer', 2) },
    category: 110,
    ageRating: '12+',
    platforms: [2],
    countries: ['TW', 'MY'],
    webRedirectUrl: 'https://play.example/x',
    containsAds: true,
    isPaidOnce: false,
    hasInAppPurchase: true,
    contactEmail: 'a@b.tw',
    ...overrides,
  });
  return { ...product, product, first, second, player, upload, uploads, buildForm };
}

export type ApplicationTrial = Awaited<ReturnType<typeof openApplicationTrial>>;
