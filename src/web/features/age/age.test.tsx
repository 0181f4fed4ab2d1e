import { describe, expect, it } from 'vitest';
import { LOCALES } from '#contract/values/locales.ts';
import type { CardGame } from '#domain/application/card-game.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { PostPicture } from '#web/kit/article/post-picture.tsx';
import { GameCard } from '#web/kit/game/game-card.tsx';
import { AgeGate } from './age-gate.tsx';
import { AgePage } from './age-page.tsx';

const CARD: CardGame = {
  applicationId: 'com.adult',
  name: 'A game',
  company: 'A studio',
  cover: '/files/images/cover.webp',
  coverPlaceholder: '112233-445566',
  category: 106,
  ageRating: '6+',
  platforms: [2],
  playCount: 1,
  rating: { average: null, count: 0 },
  free: true,
  price: null,
  canPlay: true,
  previews: [],
};
const ASKED = {
  gate: 'asking',
  game: {
    appId: 'com.adult',
    name: 'A game',
    shortDescription: 'About it',
    company: 'A studio',
    category: 106,
    ageRating: '18+',
    backgroundPlaceholder: '',
  },
} as const;

describe.each(LOCALES)('O24 in %s', (locale) => {
  const { t } = buildPage({ locale });

  it('a card fetches no picture of a game for adults before the age is confirmed', () => {
    const veiled = renderPage(<GameCard game={CARD} />, locale);
    expect(veiled).not.toContain('/files/images/');
    expect(veiled).toContain(`aria-label="${t('hall.veiled')}"`);
    expect(renderPage(<GameCard game={CARD} />, locale, { audience: 'adult' })).toContain('/files/images/cover');
    expect(renderPage(<GameCard game={{ ...CARD, category: 101 }} />, locale)).toContain('/files/images/cover');
  });

  it('news of a game for adults keeps its picture back as well', () => {
    const post = { picture: '/files/images/post.webp', picturePlaceholder: '112233-445566' };
    const picture = <PostPicture post={{ ...post, adult: true }} sizes="1px" />;
    const veiled = renderPage(picture, locale);
    expect(veiled).not.toContain('/files/images/');
    expect(veiled).toContain(`aria-label="${t('hall.veiled')}"`);
    expect(renderPage(picture, locale, { audience: 'adult' })).toContain('/files/images/post');
    expect(renderPage(<PostPicture post={post} sizes="1px" />, locale)).toContain('/files/images/post');
  });

  it('R6.11 the page of a game asks by a form that needs no script', () => {
    const html = renderPage(<AgeGate data={ASKED} address="/back?a=1&b=2" />, locale);
    expect(html).toMatch(/<form [^>]*action="\/age" method="post">/);
    expect(html).toContain('name="back" value="/back?a=1&amp;b=2"');
    const answers = [...html.matchAll(/<button type="submit" value="(\w+)" [^>]*name="answer">/g)].map(
      ([, value]) => value,
    );
    expect(answers).toEqual(['adult', 'younger']);
    expect(html).toContain(t('age.game', { name: 'A game' }));
    const forAll = { ...ASKED, game: { ...ASKED.game, category: 101, ageRating: '0+' } } as const;
    expect(renderPage(<AgeGate data={forAll} address="/" />, locale)).toContain(t('age.everyGame', { name: 'A game' }));
  });

  it('R5.43 explains the gate to an underage account, and to a visitor how to change the answer', () => {
    const byAccount = renderPage(<AgeGate data={{ gate: 'closed', title: t('age.too_young') }} address="/a" />, locale);
    expect(byAccount).toContain(`${t('age.too_young')}</h1>`);
    expect(byAccount).not.toContain(t('age.closed.change'));
    const byWord = renderPage(<AgeGate data={{ gate: 'closed', title: null }} address="/a" />, locale);
    expect(byWord).toContain(`${t('age.closed.title')}</h1>`);
    expect(byWord).toContain('/age?back=%2Fa');
  });

  it('the page shows the current setting, which visitors change there and accounts in their profile', () => {
    for (const audience of ['unknown', 'adult', 'younger'] as const) {
      const html = renderPage(<AgePage back={undefined} />, locale, { audience });
      expect(html).toContain(t(`age.page.${audience}`));
      expect(html).toContain('<form');
      const state = { audience, user: buildUser(), isAgeOfAccount: audience !== 'unknown' };
      const own = renderPage(<AgePage back={undefined} />, locale, state);
      expect(own).toContain(t(`age.page.account.${audience}`));
      expect(own).not.toContain('<form');
    }
  });
});
