import { randomUUID } from 'node:crypto';
import { createApplication, editApplication } from '#contract/application/developer-endpoints.ts';
import { DATA_TYPES } from '#contract/values/data-catalogue.ts';
import type { ImagePurpose } from '#contract/values/image-purposes.ts';
import { LOCALES } from '#contract/values/locales.ts';
import { USER_TYPE } from '#contract/values/states.ts';
import { createApp } from '#server/app.ts';
import { createFindSession } from '#server/features/account/find-session.ts';
import { openProduct } from '#server/open-product.ts';
import type { Services } from '#server/services.ts';
import { buildUpload } from '#tests/factories/build-upload.ts';
import { parseConfig } from '../src/config.ts';
import { signedHeaders } from './sign.ts';
import { signInProgram } from './sign-in.ts';

/** The service from its sources with its own database, and developers whose pictures are uploaded. */
export interface ApplicationTarget {
  /** One developer saves a full application: makes one, and the next time changes every text and screenshot of it. */
  readonly save: (developer: number) => Promise<void>;
  /** Writes the rows of one application with one insert per table in a transaction: the floor. */
  readonly insertRows: (developer: number) => Promise<void>;
  /** Takes what developers have made so far from them: an account may have 200 applications. Not to be measured. */
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface BenchDeveloper {
  readonly userId: number;
  readonly token: string;
  readonly icon: string;
  readonly shots: readonly string[];
  /** The application that was made last, if it was not changed yet. */
  made: string | null;
}

let turns = 0;

export async function openApplicationTarget(developers: number): Promise<ApplicationTarget> {
  const config = parseConfig({ ...process.env, DEMO: 'off' });
  const product = await openProduct({ config, render: () => () => Promise.reject(new Error('no pages here')) });
  const { pages, secrets, services } = product;
  const app = createApp({ pages, signSecret: secrets.sign, findSession: createFindSession(services) });
  const fetchCall = async (request: Request) => app.fetch(request);
  const people: BenchDeveloper[] = [];
  for (let number = 0; number < developers; number += 1) people.push(await makeDeveloper(services, fetchCall, number));
  const keeper = await makeDeveloper(services, fetchCall, developers);
  const personOf = (developer: number) => {
    const person = people[developer];
    if (person === undefined) throw new RangeError(`no developer ${developer}`);
    return person;
  };
  return {
    save: (developer) => save(fetchCall, personOf(developer)),
    insertRows: (developer) => insertRows(services, personOf(developer)),
    async clear() {
      const { userId } = keeper;
      const { db } = services.database;
      await db.updateTable('applications').set({ developer_id: userId }).where('developer_id', '<>', userId).execute();
      for (const person of people) person.made = null;
    },
    close: () => product.close(),
  };
}

async function makeDeveloper(
  services: Services,
  fetchCall: (request: Request) => Promise<Response>,
  number: number,
): Promise<BenchDeveloper> {
  const { db } = services.database;
  const email = `developer${number}@example.com`;
  await signInProgram(fetchCall, email);
  const { id: userId } = await db
    .updateTable('users')
    .set({ type: USER_TYPE.developer })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('providers')
    .values({ user_id: userId, name: `Bench ${number}` })
    .execute();
  const token = await signInProgram(fetchCall, email);
  const upload = async (purpose: ImagePurpose) => {
    const { url } = await buildUpload(db, { user_id: userId, purpose, url: `/files/images/${randomUUID()}/x.png` });
    return url;
  };
  const shots = await Promise.all(Array.from({ length: 8 }, () => upload('screenshot_computer')));
  return { userId, token, icon: await upload('icon'), shots, made: null };
}

async function save(fetchCall: (request: Request) => Promise<Response>, person: BenchDeveloper): Promise<void> {
  turns += 1;
  const { made } = person;
  const appId = `com.bench.game${turns}`;
  const form = { ...makeForm(turns, person), ...(made === null ? { appId } : { applicationId: made }) };
  const { path, method } = made === null ? createApplication : editApplication;
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' };
  const init = { method, headers: { ...headers, ...signedHeaders(form) }, body: JSON.stringify(form) };
  const response = await fetchCall(new Request(`http://127.0.0.1${path}`, init));
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
  person.made = made === null ? appId : null;
}

/** Four languages with descriptions of about 500 characters, eight screenshots, five declarations of data. */
function makeForm(turn: number, { icon, shots }: BenchDeveloper) {
  return {
    contents: LOCALES.map((lang) => ({
      lang,
      name: `Stars ${turn} ${lang}`,
      shortDescription: `第 ${turn} 顆星星的旅程, the way of star ${turn} through the night`,
      fullDescription: `<p>Gather the <b>stars</b> of every world, ${turn}.</p>`.repeat(10),
    })),
    icon,
    screenshots: { computer: turn % 2 === 0 ? shots : shots.toReversed() },
    category: 101 + (turn % 5),
    ageRating: '12+',
    platforms: [2],
    countries: ['TW', 'MY', 'SG', 'VN'],
    webRedirectUrl: `https://play.example/${turn}`,
    containsAds: true,
    isPaidOnce: false,
    hasInAppPurchase: turn % 2 === 0,
    contactEmail: 'office@bench.tw',
    dataCollection: DATA_TYPES.slice(turn % 20, (turn % 20) + 5).map(({ code }) => ({ code, collected: true })),
  };
}

async function insertRows(services: Services, person: BenchDeveloper): Promise<void> {
  turns += 1;
  const turn = turns;
  const { contents, dataCollection, screenshots, ...form } = makeForm(turn, person);
  await services.database.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('applications')
      .values({
        app_id: `com.bench.row${turn}`,
        developer_id: person.userId,
        icon: form.icon,
        category: form.category,
        platforms: form.platforms,
        countries: form.countries,
        web_redirect_url: form.webRedirectUrl,
        contact_email: form.contactEmail,
        position: null,
        pin_position: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const texts = contents.map(({ lang, name, shortDescription, fullDescription }) => {
      return { application_id: id, lang, name, short_description: shortDescription, full_description: fullDescription };
    });
    await trx.insertInto('application_contents').values(texts).execute();
    const shots = screenshots.computer.map((url, position) => {
      return { application_id: id, kind: 'computer' as const, position, url };
    });
    await trx.insertInto('application_screenshots').values(shots).execute();
    const declarations = dataCollection.map((declaration) => ({ application_id: id, ...declaration }));
    await trx.insertInto('application_data_types').values(declarations).execute();
  });
}
