import { describe, expect, it } from 'vitest';
import { AUDIT_ACTIONS } from '#contract/admin/audit-actions.ts';
import type { AuditEntry } from '#contract/admin/entities.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { renderPage } from '#tests/web/render-page.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { OperatorLayout } from '../operator-layout.tsx';
import { auditFilter } from './audit-link.tsx';
import { AuditPage } from './audit-page.tsx';

const OP = { id: 1, account: 'google:1', nickname: 'Op' };
const MEI = { id: 7, account: 'google:7', nickname: 'Mei' };

const ENTRY: AuditEntry = {
  id: 4,
  createdAt: '2026-11-21T12:00:00.000Z',
  action: 'user.suspend',
  subject: 'user:7',
  reason: 'spam',
  actor: OP,
  isAtCommandLine: false,
  user: MEI,
};

function renderAudit(
  entries: AuditEntry[],
  { count = entries.length, user = undefined as number | undefined, page = 1, locale = 'en-US' as LocaleCode } = {},
) {
  const audit = <AuditPage filter={{ ...auditFilter.read({}), userId: user, page }} count={count} list={entries} />;
  return renderPage(<OperatorLayout counters={null}>{audit}</OperatorLayout>, locale, { path: '/operator/audit' });
}

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe.each(LOCALES)('in %s', (locale) => {
  it('the log has words for everything, for every action of accounts too', () => {
    const entries = AUDIT_ACTIONS.map((action, id) => ({ ...ENTRY, id, action, reason: '', actor: null }));
    for (const user of [undefined, 7]) {
      for (const list of [entries, []]) {
        const html = renderAudit(list, { locale, user, count: 45, page: 2 });
        expect(textOf(html)).not.toMatch(/\b[a-z_]+\.[a-z]+(?:_[a-z]+)*\b(?! @)|undefined/);
        expect(html.match(/aria-current="page"/g)).toHaveLength(1);
      }
    }
    expect(renderPage(<PageFailure />, locale)).not.toMatch(/operator\.[a-z]/);
  });
});

it('tells what was done to whom, why, by whom and when', () => {
  const html = renderAudit([ENTRY]);
  const text = textOf(html);
  expect(text).toContain('Nov 21, 2026, 12:00 PM UTC Account suspended Mei #7 spam Op #1');
  expect(html).toContain('href="/en-US/operator/users/7"');
  expect(html).toContain('href="/en-US/operator/users/1"');
});

it('shows an action without words and a thing that is no account as the log has them', () => {
  const html = renderAudit([
    { ...ENTRY, action: 'app.remove', subject: 'app:com.example', user: null, actor: null, reason: '' },
  ]);
  expect(html).toMatch(/<code[^>]*>app\.remove<\/code>/);
  expect(html).toMatch(/<code[^>]*>app:com\.example<\/code>/);
  expect(textOf(html)).toContain('None given System');
});

it('calls a deleted account by what is left of its name', () => {
  const gone = { id: 9, account: 'deleted:9', nickname: '' };
  const text = textOf(renderAudit([{ ...ENTRY, action: 'user.delete', subject: 'user:9', user: gone, actor: gone }]));
  expect(text).toContain('Account deleted by its owner deleted:9 #9 spam deleted:9 #9');
});

it('names the account that it is narrowed to, and leads back to everything', () => {
  const named = renderAudit([ENTRY], { user: 7 });
  expect(named).toContain('1 entry involving Mei (#7)');
  expect(named).toMatch(/<a class="btn btn-quiet[^"]*" href="\/en-US\/operator\/audit">Clear filters/);
  expect(renderAudit([], { user: 12 })).toContain('0 entries involving #12');
  expect(renderAudit([ENTRY])).not.toContain('Clear filters');
});

it('says where nothing was logged', () => {
  expect(renderAudit([])).toContain('No entries yet');
  expect(renderAudit([], { user: 12 })).toContain('No entries for this account');
});

it('keeps the account in the links to the neighboring pages', () => {
  const html = renderAudit([ENTRY], { user: 7, count: 45, page: 2 });
  const links = [...html.matchAll(/rel="(?:prev|next)" href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(['/en-US/operator/audit?user=7', '/en-US/operator/audit?user=7&amp;page=3']);
});

it('tells what was done at the command line from what the program did itself', () => {
  expect(renderAudit([{ ...ENTRY, actor: null, isAtCommandLine: true }])).toContain('(command line)');
  expect(renderAudit([{ ...ENTRY, actor: null }])).toContain('>System');
});

it('names what something was done to, and leads there', () => {
  const about = (subject: string) => renderAudit([{ ...ENTRY, action: 'version.approve', subject, user: null }]);
  expect(about('version:94')).toMatch(/<a [^>]*href="\/en-US\/operator\/versions\/94"[^>]*>Version #94</);
  expect(about('application:com.a.b')).toMatch(/<a [^>]*href="\/en-US\/operator\/applications\?search=com\.a\.b"/);
  expect(about('deposit:D1')).toMatch(/<a [^>]*href="\/en-US\/operator\/deposits\?search=D1"[^>]*>Top-up D1</);
  expect(about('order:P1')).toMatch(/<a [^>]*href="\/en-US\/operator\/orders\?order=P1"/);
  expect(textOf(about('webhook:3'))).toContain('Webhook #3');
  expect(textOf(about('discount:3'))).toContain('Price discount #3');
  expect(about('post:3')).toMatch(/<a [^>]*href="\/en-US\/operator\/posts"[^>]*>Post #3</);
  expect(about('backup:b1')).toMatch(/<a [^>]*href="\/en-US\/operator\/backups"[^>]*>Backup b1</);
  expect(about('toString:3')).toMatch(/<code[^>]*>toString:3</);
});
