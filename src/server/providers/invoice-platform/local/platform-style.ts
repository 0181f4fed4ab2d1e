/** Style sheet of the emulation; colors meet AA contrast in both schemes. */
export const PLATFORM_STYLE = `:root {
  color-scheme: light dark;
  --page: light-dark(#f3f6f4, #0b1412);
  --surface: light-dark(#ffffff, #14211d);
  --raised: light-dark(#e8f0ec, #1d2e28);
  --ink: light-dark(#15231e, #eef6f2);
  --muted: light-dark(#4c5f57, #a9bdb4);
  --line: light-dark(#d3dfd9, #2b4038);
  --control: light-dark(#74877f, #74897f);
  --accent: light-dark(#0b6b4f, #7fdcb8);
  --main: light-dark(#0b6b4f, #7fdcb8);
  --on-main: light-dark(#ffffff, #04231a);
}
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; background: var(--page); color: var(--ink); font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
:lang(zh-TW) { font-family: 'PingFang TC', 'Noto Sans TC', 'Noto Sans CJK TC', 'Microsoft JhengHei', system-ui, sans-serif; }
:lang(zh-CN) { font-family: 'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', 'Microsoft YaHei', system-ui, sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 32px clamp(16px, 5vw, 32px) 48px; }
.badge { display: inline-block; margin: 0; padding: 2px 12px; border: 1px dashed var(--control); border-radius: 14px; color: var(--muted); font-size: 13px; font-weight: 600; }
h1 { margin: 12px 0 8px; font-size: 28px; line-height: 1.3; text-wrap: balance; }
h2 { margin: 28px 0 12px; font-size: 18px; }
p { margin: 0 0 12px; }
.lead, .hint { color: var(--muted); }
.hint { margin: 6px 0 0; font-size: 14px; }
a { color: var(--accent); text-underline-offset: 3px; }
dl { margin: 20px 0 0; border: 1px solid var(--line); border-radius: 16px; background: var(--surface); }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 24px; padding: 12px 18px; }
dl div + div { border-top: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
ul { display: grid; gap: 16px; margin: 0; padding: 0; list-style: none; }
button { width: 100%; min-height: 48px; padding: 8px 20px; border: 1px solid var(--control); border-radius: 24px; background: transparent; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: var(--raised); }
button.main { border-color: transparent; background: var(--main); color: var(--on-main); font-weight: 700; }
button.main:hover { filter: brightness(1.08); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
button:focus-visible { border-radius: 24px; }
`;
