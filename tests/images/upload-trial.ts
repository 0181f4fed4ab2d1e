import { getUserProfile } from '#contract/account/endpoints.ts';
import { uploadImage } from '#contract/upload/endpoints.ts';
import type { ImagePurpose } from '#contract/values/image-purposes.ts';
import { makeDeveloper } from '#tests/product/make-developer.ts';
import { openTestProduct, type TestProductOptions } from '#tests/product/open-test-product.ts';
import { signInWithBrowser } from '#tests/product/sign-in.ts';

const EMAILS = {
  player: 'player@example.com',
  developer: 'developer@example.com',
  neighbour: 'neighbour@example.com',
  operator: 'operator@starhall.test',
} as const;
export type UploadPerson = keyof typeof EMAILS;

export interface PictureToSend {
  readonly purpose: ImagePurpose;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly name?: string;
  readonly as?: UploadPerson;
}

/** The whole service with people who upload: a player, two developers, an operator. */
export async function openUploadTrial(options?: TestProductOptions) {
  const product = await openTestProduct(options);
  const signInAs = async (email: string) => {
    const { headers } = await signInWithBrowser(product, { email });
    const { id } = await product.call(getUserProfile, {}, { headers });
    return { headers, id };
  };
  const people = {
    player: await signInAs(EMAILS.player),
    developer: await signInAs(EMAILS.developer),
    neighbour: await signInAs(EMAILS.neighbour),
    operator: await signInAs(EMAILS.operator),
  } satisfies Record<UploadPerson, unknown>;
  await makeDeveloper(product, EMAILS.developer);
  await makeDeveloper(product, EMAILS.neighbour);
  const prepare = ({ purpose, content, name = 'picture', as = 'developer' }: PictureToSend) =>
    [
      uploadImage,
      { purpose, file: new File([content], name, { type: 'image/png' }) },
      { headers: people[as].headers },
    ] as const;
  return {
    ...product,
    people,
    /** Uploads that must be accepted. */
    upload: (picture: PictureToSend) => product.call(...prepare(picture)),
    /** Uploads that must be refused. */
    refuseUpload: (picture: PictureToSend) => product.refuse(...prepare(picture)),
    /** Uploads arbitrary bytes. */
    sendUpload: (picture: PictureToSend) => product.send(...prepare(picture)),
  };
}

export type UploadTrial = Awaited<ReturnType<typeof openUploadTrial>>;
