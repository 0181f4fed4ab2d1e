import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeClaim } from '#contract/claim/operator-endpoints.ts';
import {
  createPost,
  deletePost,
  editPost,
  getOwnPost,
  listOwnPosts,
  submitPost,
  withdrawPost,
} from '#contract/developer-post/developer-endpoints.ts';
import { getPost, listPosts, reportPost } from '#contract/developer-post/endpoints.ts';
import type { PostQueue } from '#contract/developer-post/entities.ts';
import {
  approvePost,
  dismissPostReports,
  listAllPosts,
  rejectPost,
  removePost,
  restorePost,
} from '#contract/developer-post/operator-endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { POST_STATE } from '#contract/values/states.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { listAuditOf } from '#tests/product/list-audit-of.ts';
import { makeSeller } from '#tests/product/make-seller.ts';
import { makeBuyer } from '#tests/product/open-shop.ts';
import { openTestProduct, type TestProduct } from '#tests/product/open-test-product.ts';
import { signIn } from '#tests/product/sign-in.ts';

const OPERATOR = 'operator@starhall.test';
const SECOND = 'second@starhall.test';

let product: TestProduct;
let operator: { readonly headers: Readonly<Record<string, string>> };
let second: typeof operator;
let developer: Awaited<ReturnType<typeof makeSeller>>;

beforeAll(async () => {
  product = await openTestProduct({ settings: { OPERATOR_EMAILS: `${OPERATOR},${SECOND}` } });
  operator = await signIn(product, { email: OPERATOR });
  second = await signIn(product, { email: SECOND });
});

beforeEach(async () => {
  developer = await makeSeller(product, { name: 'Aurora Games' });
});

afterAll(() => product.close());

type Written = InputOf<typeof createPost>;
const written = (change: Partial<Written> = {}): Written => ({
  contentDefault: 'en-US',
  contents: [{ lang: 'en-US', title: 'Patch 2', body: '## New\n\nWe *fixed* it: https://aurora.example/notes' }],
  ...change,
});
const as = ({ headers }: { readonly headers: Readonly<Record<string, string>> }) => ({ headers });
const create = (change: Partial<Written> = {}, who = developer) => product.call(createPost, written(change), as(who));
const refuseCreate = (change: Partial<Written>) => product.refuse(createPost, written(change), as(developer));
const submit = (id: number, who = developer) => product.call(submitPost, { id }, as(who));
const isRead = async (id: number) => {
  product.forget();
  return (await product.send(getPost, { id })).status === 200;
};

/** News that is published, of a developer who needs no more approval. */
async function publish(change: Partial<Written> = {}) {
  const { id } = await create(change);
  const { revision, status } = await submit(id);
  if (status === POST_STATE.submitted) await product.call(approvePost, { id, revision }, operator);
  product.forget();
  return id;
}

describe('the first post of a developer', () => {
  it('is published once an operator has approved it; later ones are published immediately', async () => {
    const draft = await create();
    expect(draft).toMatchObject({ status: POST_STATE.draft, needsApproval: true, revision: 1, publishedAt: null });
    expect(await submit(draft.id)).toMatchObject({ status: POST_STATE.submitted });
    expect(await isRead(draft.id)).toBe(false);
    const approved = await product.call(approvePost, { id: draft.id, revision: 1 }, operator);
    expect(approved).toMatchObject({ status: POST_STATE.published, needsApproval: false });
    expect(await isRead(draft.id)).toBe(true);
    const later = await create();
    expect(await submit(later.id)).toMatchObject({ status: POST_STATE.published, needsApproval: false });
    const audit = await listAuditOf(product.db, `post:${draft.id}`);
    expect(audit.map(({ action }) => action)).toEqual(['post.create', 'post.submit', 'post.approve']);
  });

  it('is rejected with a reason, edited, and submitted again', async () => {
    const { id } = await create();
    await submit(id);
    const input = { id, revision: 1, reason: ' No advertising, please. ' };
    await product.call(rejectPost, input, operator);
    const own = await product.call(getOwnPost, { id }, as(developer));
    expect(own).toMatchObject({ status: POST_STATE.rejected, reason: 'No advertising, please.' });
    await product.call(editPost, { id, revision: 1, ...written() }, as(developer));
    expect(await submit(id)).toMatchObject({ status: POST_STATE.submitted, reason: '', revision: 2 });
  });

  it('is decided once, on what was read, and by the operator who has claimed it', async () => {
    const { id } = await create();
    await submit(id);
    const decide = (who = operator, revision = 1) => product.refuse(approvePost, { id, revision }, who);
    expect(await decide(operator, 2)).toMatchObject({
      code: ERROR.parameterError,
      fields: { revision: 'field.invalid' },
    });
    await product.call(takeClaim, { subject: `post:${id}` }, second);
    expect(await decide()).toMatchObject({ code: ERROR.parameterError, fields: { claim: 'field.taken' } });
    const statuses = await Promise.all(
      [1, 2].map(async () => (await product.send(rejectPost, { id, revision: 1, reason: 'No.' }, second)).status),
    );
    expect(statuses).toEqual([200, 200]);
    const audit = await listAuditOf(product.db, `post:${id}`);
    expect(audit.filter(({ action }) => action === 'post.reject')).toHaveLength(1);
    expect(await product.refuse(approvePost, { id, revision: 1 }, second)).toMatchObject({
      code: ERROR.wrongReviewState,
    });
  });

  it('cannot be edited in review, but withdrawn', async () => {
    const { id } = await create();
    await submit(id);
    const edit = { id, revision: 1, ...written() };
    expect(await product.refuse(editPost, edit, as(developer))).toMatchObject({ code: ERROR.wrongReviewState });
    expect(await product.refuse(deletePost, { id }, as(developer))).toMatchObject({ code: ERROR.wrongReviewState });
    expect(await product.call(withdrawPost, { id }, as(developer))).toMatchObject({ status: POST_STATE.draft });
    await product.call(deletePost, { id }, as(developer));
    expect((await product.call(listOwnPosts, {}, as(developer))).count).toBe(0);
  });
});

describe('published news', () => {
  it('is read in the language of the reader, otherwise in the default one', async () => {
    const contents = [
      { lang: 'zh-TW' as const, title: '改版', body: '修好了。' },
      { lang: 'en-US' as const, title: ' Patch   2 ', body: 'Fixed.' },
    ];
    const id = await publish({ contentDefault: 'zh-TW', contents, applicationId: developer.applicationId });
    expect(await product.call(getPost, { id, lang: 'en-US' })).toMatchObject({
      ...{ lang: 'en-US', title: 'Patch 2', lead: 'Fixed.', body: 'Fixed.' },
      developer: { slug: `developer-${developer.sellerId}`, name: 'Aurora Games' },
      application: { applicationId: developer.applicationId },
    });
    expect(await product.call(getPost, { id, lang: 'vi-VN' })).toMatchObject({ lang: 'zh-TW', title: '改版' });
  });

  it('is listed for all, for its developer and for its game, newest first', async () => {
    const slug = `developer-${developer.sellerId}`;
    const first = await publish({ applicationId: developer.applicationId });
    product.clock.advance(1000);
    const latest = await publish();
    const idsOf = async (input: InputOf<typeof listPosts>) =>
      (await product.call(listPosts, { ...input, limit: 2 })).list.map(({ id }) => id);
    expect(await idsOf({})).toEqual([latest, first]);
    expect(await idsOf({ slug })).toEqual([latest, first]);
    expect(await idsOf({ applicationId: developer.applicationId })).toEqual([first]);
    expect(await product.refuse(listPosts, { slug: 'nobody' })).toMatchObject({ code: ERROR.providerNotFound });
    const unknown = await product.refuse(listPosts, { applicationId: 'com.nobody' });
    expect(unknown).toMatchObject({ code: ERROR.applicationNotFound });
    await product.db
      .updateTable('applications')
      .set({ status: 2 })
      .where('id', '=', developer.application_id)
      .execute();
    product.forget();
    expect(await idsOf({ slug })).toEqual([]);
    expect(await isRead(latest)).toBe(false);
  });

  it('R9.25 is marked while its game is for adults', async () => {
    const { applicationId } = developer;
    const id = await publish({ applicationId });
    const isAdult = async () => {
      product.forget();
      const { list } = await product.call(listPosts, { applicationId });
      const { adult } = await product.call(getPost, { id });
      return [list[0]?.adult, adult];
    };
    expect(await isAdult()).toEqual([undefined, undefined]);
    await product.db
      .updateTable('applications')
      .set({ age_rating: '18+' })
      .where('app_id', '=', applicationId)
      .execute();
    expect(await isAdult()).toEqual([true, true]);
  });

  it('is changed in place, withdrawn and published again', async () => {
    const id = await publish();
    const before = await product.call(getPost, { id });
    product.clock.advance(1000);
    const contents = [{ lang: 'en-US' as const, title: 'Patch 3', body: 'Better.' }];
    await product.call(editPost, { id, revision: 1, ...written({ contents }) }, as(developer));
    const stale = await product.refuse(editPost, { id, revision: 1, ...written() }, as(developer));
    expect(stale).toMatchObject({ code: ERROR.parameterError, fields: { revision: 'field.invalid' } });
    product.forget();
    expect(await product.call(getPost, { id })).toMatchObject({ title: 'Patch 3', publishedAt: before.publishedAt });
    await product.call(withdrawPost, { id }, as(developer));
    expect(await isRead(id)).toBe(false);
    expect(await submit(id)).toMatchObject({ status: POST_STATE.published, publishedAt: before.publishedAt });
  });

  it('is removed by operators with a reason, and only they restore it; the next post needs approval', async () => {
    const id = await publish();
    await product.call(removePost, { id, reason: 'Spam.' }, operator);
    expect(await isRead(id)).toBe(false);
    expect(await product.call(getOwnPost, { id }, as(developer))).toMatchObject({
      ...{ status: POST_STATE.removed, reason: 'Spam.', needsApproval: true },
    });
    for (const endpoint of [submitPost, withdrawPost]) {
      expect(await product.refuse(endpoint, { id }, as(developer))).toMatchObject({ code: ERROR.wrongReviewState });
    }
    const next = await create();
    expect(await submit(next.id)).toMatchObject({ status: POST_STATE.submitted });
    await product.call(restorePost, { id }, operator);
    expect(await isRead(id)).toBe(true);
  });

  it('is reported by readers, once each, and kept or removed by operators', async () => {
    const id = await publish();
    const reader = await makeBuyer(product);
    const report = (who: { headers: Readonly<Record<string, string>> } = reader) =>
      product.call(reportPost, { id, reason: 'spam', note: ' An advert ' }, as(who));
    const reported = async () => (await list('reported')).find((post) => post.id === id);
    await report();
    await report();
    await report(await makeBuyer(product));
    expect(await reported()).toMatchObject({ reportCount: 2, reports: [{ reason: 'spam', note: 'An advert' }, {}] });
    await product.call(dismissPostReports, { id, revision: 1 }, operator);
    expect(await reported()).toBeUndefined();
    await report();
    expect(await reported()).toBeUndefined();
    product.clock.advance(1000);
    await product.call(editPost, { id, revision: 1, ...written() }, as(developer));
    await report();
    expect(await reported()).toMatchObject({ reportCount: 1 });
    const own = await product.refuse(reportPost, { id, reason: 'spam' }, as(developer));
    expect(own).toMatchObject({ code: ERROR.permissionDenied, fields: { id: 'field.invalid' } });
    const draft = await create();
    const unknown = await product.refuse(reportPost, { id: draft.id, reason: 'spam' }, as(reader));
    expect(unknown).toMatchObject({ code: ERROR.parameterError, fields: { id: 'field.unknown' } });
  });
});

const list = async (queue: PostQueue) => (await product.call(listAllPosts, { queue }, operator)).list;

it('operators see pending news, removed news, and everything but drafts', async () => {
  const draft = await create();
  const waiting = await create();
  await submit(waiting.id);
  const all = (await list('all')).map(({ id }) => id);
  expect(all).toContain(waiting.id);
  expect(all).not.toContain(draft.id);
  expect((await list('waiting')).map(({ id }) => id)).toContain(waiting.id);
  expect((await list('removed')).map(({ id }) => id)).not.toContain(waiting.id);
});

describe('bad content', () => {
  const content = (change: object) => [{ lang: 'en-US' as const, title: 'T', body: 'B', ...change }];

  it.each([
    ['contents.0.title', 'field.tooLong', { contents: content({ title: 'x'.repeat(LIMITS.postTitleLength + 1) }) }],
    ['contents.0.body', 'field.tooLong', { contents: content({ body: 'x'.repeat(LIMITS.postBodyLength + 1) }) }],
    ['contents.0.title', 'field.required', { contents: content({ title: ' \n ' }) }],
    ['contents.0.body', 'field.required', { contents: content({ body: ' \n ' }) }],
    ['contents.1.lang', 'field.taken', { contents: [...content({}), ...content({})] }],
    ['contentDefault', 'field.invalid', { contentDefault: 'vi-VN' as const }],
    ['picture', 'image.unknown', { picture: '/files/images/none.webp' }],
  ])('names %s: %s', async (field, problem, change) => {
    expect((await refuseCreate(change)).fields).toEqual({ [field]: problem });
  });

  it('is not about another developer’s game', async () => {
    const other = await makeSeller(product);
    expect(await refuseCreate({ applicationId: other.applicationId })).toMatchObject({
      ...{ code: ERROR.applicationNotFound, fields: { applicationId: 'field.invalid' } },
    });
  });

  it('is limited per day', async () => {
    for (let number = 0; number < LIMITS.postsPerDay; number += 1) await create();
    expect(await refuseCreate({})).toMatchObject({ code: ERROR.parameterError, fields: { contents: 'field.range' } });
    product.clock.advance(24 * 60 * 60_000 + 1);
    const { headers } = await signIn(product, { email: `again-${nextNumber()}@example.com` });
    expect((await product.send(createPost, written(), { headers })).status).toBe(403);
  });
});

it('news is its developer’s alone', async () => {
  const { id } = await create();
  const other = await makeSeller(product);
  const unknown = { code: ERROR.parameterError, fields: { id: 'field.unknown' } };
  for (const endpoint of [getOwnPost, submitPost, withdrawPost, deletePost]) {
    expect(await product.refuse(endpoint, { id }, as(other))).toMatchObject(unknown);
    expect((await product.send(endpoint, { id })).status).toBe(401);
  }
  const edit = { id, revision: 1, ...written() };
  expect(await product.refuse(editPost, edit, as(other))).toMatchObject(unknown);
  for (const endpoint of [approvePost, rejectPost, removePost, restorePost, dismissPostReports]) {
    const input = { id, revision: 1, reason: 'x' };
    expect((await product.send(endpoint, input, as(developer))).status).toBe(403);
  }
});
