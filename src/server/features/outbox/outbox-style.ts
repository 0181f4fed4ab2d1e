/** Style sheet of the outbox, in the store's colors, with AA contrast in both color schemes. */
export const OUTBOX_STYLE = `:root {
  color-scheme: light dark;
  --surface: light-dark(#f6f4ee, #0a0f1e);
  --bar: light-dark(#ffffff, #0d1426);
  --panel: light-dark(#ffffff, #141c33);
  --sunken: light-dark(#f3f0e8, #0d1426);
  --ink: light-dark(#161c2c, #eef0f8);
  --muted: light-dark(#545c6d, #aab3c9);
  --line: light-dark(#dedace, #2a3452);
  --control: light-dark(#7d8494, #6f7a99);
  --accent: light-dark(#5438b8, #b9a9ff);
  --gold: #f5b83d;
  --on-gold: #221700;
  --star: light-dark(#a86f00, #f5b83d);
  --mail: light-dark(#ece6ff, #2b2358);
  --mail-ink: light-dark(#41299b, #d3c8ff);
  --sms: light-dark(#dcf3ea, #133f33);
  --sms-ink: light-dark(#0e5b43, #9de5cb);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--ink); font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', sans-serif; }
:lang(zh-TW) { font-family: 'PingFang TC', 'Noto Sans TC', 'Noto Sans CJK TC', 'Microsoft JhengHei', system-ui, sans-serif; }
:lang(zh-CN) { font-family: 'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', system-ui, sans-serif; }
:lang(en-US), :lang(vi-VN) { font-family: system-ui, -apple-system, 'Segoe UI', sans-serif; }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 16px; top: 8px; z-index: 1; padding: 10px 16px; border-radius: 8px; background: var(--panel); }
.top { background: var(--bar); border-bottom: 1px solid var(--line); }
.bar { max-width: 1040px; margin: 0 auto; padding: 8px 24px; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 24px; }
.brand { display: inline-flex; align-items: center; gap: 10px; min-height: 44px; color: var(--ink); font-size: 20px; font-weight: 700; text-decoration: none; }
.star { color: var(--star); font-size: 24px; line-height: 1; }
.languages { display: flex; flex-wrap: wrap; gap: 0 4px; margin: 0 -10px; padding: 0; list-style: none; }
.languages a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 10px; font-size: 14px; text-decoration: none; }
.languages a[aria-current] { color: var(--ink); font-weight: 700; box-shadow: inset 0 -3px 0 -1px var(--star); }
main { max-width: 1040px; margin: 0 auto; padding: 32px 24px 64px; }
h1 { margin: 0 0 8px; font-size: 32px; line-height: 1.25; letter-spacing: -0.01em; }
.intro { margin: 0 0 28px; max-width: 68ch; color: var(--muted); }
form { padding: 20px 24px 24px; border: 1px solid var(--line); border-radius: 16px; background: var(--panel); }
label { font-weight: 700; }
.hint { margin: 0 0 10px; color: var(--muted); font-size: 14px; }
.row { display: flex; flex-wrap: wrap; gap: 12px; }
input:not([type='hidden']) { flex: 1 1 260px; min-width: 0; min-height: 44px; padding: 0 14px; border: 1px solid var(--control); border-radius: 10px; background: var(--sunken); color: inherit; font: inherit; }
.button { display: inline-flex; align-items: center; min-height: 44px; padding: 0 22px; border: 1px solid transparent; border-radius: 22px; background: var(--gold); color: var(--on-gold); font: inherit; font-weight: 700; text-decoration: none; cursor: pointer; }
.button.quiet { border-color: var(--control); background: transparent; color: var(--ink); font-weight: 500; }
.button:hover { filter: brightness(1.06); }
.count { margin: 28px 0 12px; color: var(--muted); font-size: 14px; font-variant-numeric: tabular-nums; }
ol { display: grid; gap: 24px; margin: 0; padding: 0; list-style: none; }
article { overflow: hidden; border: 1px solid var(--line); border-radius: 16px; background: var(--panel); }
article header { padding: 18px 24px 14px; }
.channel { display: inline-block; padding: 2px 10px; border-radius: 999px; font-size: 13px; font-weight: 700; }
.channel.email { background: var(--mail); color: var(--mail-ink); }
.channel.sms { background: var(--sms); color: var(--sms-ink); }
h2 { margin: 8px 0 4px; font-size: 20px; line-height: 1.35; overflow-wrap: anywhere; }
.facts { display: flex; flex-wrap: wrap; gap: 2px 20px; margin: 0; color: var(--muted); font-size: 14px; font-variant-numeric: tabular-nums; }
.facts a { display: inline-block; padding: 10px 0; margin: -10px 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 640px; border: 0; border-block: 1px solid var(--line); background: var(--sunken); }
.views { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 24px; padding: 6px 24px; font-size: 14px; }
.views > a, summary { display: flex; align-items: center; min-height: 44px; }
details { flex: 1 1 260px; min-width: 0; }
summary { cursor: pointer; color: var(--accent); }
summary::before { content: '▸'; display: inline-block; width: 1.2em; }
details[open] summary::before { content: '▾'; }
summary::-webkit-details-marker { display: none; }
pre { margin: 4px 0 16px; padding: 16px; overflow: auto; border-radius: 10px; background: var(--sunken); font: 14px/1.6 ui-monospace, 'SF Mono', Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
article > pre { margin: 0 24px 20px; }
.bubble { width: fit-content; max-width: min(46ch, calc(100% - 48px)); margin: 2px 24px 22px; padding: 12px 18px; border-radius: 6px 18px 18px 18px; background: var(--sms); color: var(--sms-ink); font-size: 17px; overflow-wrap: anywhere; }
.empty { padding: 56px 24px; border: 1px dashed var(--control); border-radius: 16px; text-align: center; color: var(--muted); }
.empty p { margin: 0; overflow-wrap: anywhere; }
.empty .empty-title { margin-bottom: 6px; color: var(--ink); font-size: 20px; font-weight: 700; }
.more { color: var(--muted); }
@media (max-width: 600px) {
  .bar { padding: 4px 16px; }
  main { padding: 24px 16px 48px; }
  h1 { font-size: 26px; }
  form, article header { padding-left: 16px; padding-right: 16px; }
  .row .button { flex: 1 1 auto; justify-content: center; }
  .views { padding: 6px 16px; }
  .bubble { margin-left: 16px; max-width: calc(100% - 32px); }
  article > pre { margin: 0 16px 16px; }
  iframe { height: 700px; }
}
`;
