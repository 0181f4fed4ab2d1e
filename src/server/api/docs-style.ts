/** Style sheet of the documentation page; colours hold AA contrast in both schemes. */
export const DOCS_STYLE = `:root {
  color-scheme: light dark;
  --surface: light-dark(#fbfaf7, #0e1424);
  --panel: light-dark(#ffffff, #161e33);
  --ink: light-dark(#1a2233, #e8ebf4);
  --muted: light-dark(#4d5668, #a9b2c8);
  --line: light-dark(#d9dce4, #2c3654);
  --accent: light-dark(#5438b8, #b4a2ff);
  --gold: light-dark(#7a5200, #f2c14e);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 1200px; padding: 24px; display: grid; gap: 24px;
  grid-template: "head head" auto "nav main" 1fr / 280px minmax(0, 1fr);
  background: var(--surface); color: var(--ink); font: 16px/1.6 system-ui, sans-serif;
}
header { grid-area: head; border-bottom: 1px solid var(--line); }
nav { grid-area: nav; align-self: start; position: sticky; top: 24px; max-height: calc(100vh - 48px); overflow: auto; font-size: 14px; }
main { grid-area: main; }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
nav h2 { font-size: 16px; margin: 16px 0 4px; }
h2::first-letter, nav h2 a::first-letter { text-transform: uppercase; }
nav h2 a { display: inline-block; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: block; padding: 4px 0; overflow-wrap: anywhere; text-decoration: none; }
main h2 { border-bottom: 2px solid var(--gold); padding-bottom: 4px; }
article { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; padding: 4px 20px 16px; margin: 16px 0; }
h3, td, code { overflow-wrap: anywhere; }
.method { color: var(--gold); font-weight: 700; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
caption { text-align: start; font-weight: 600; padding: 4px 0; }
th, td { text-align: start; vertical-align: top; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); }
pre { overflow: auto; padding: 12px; border: 1px solid var(--line); border-radius: 8px; font-size: 13px; }
summary { cursor: pointer; color: var(--muted); min-height: 32px; }
.skip { position: absolute; left: -9999px; }
.skip:focus { left: 24px; top: 8px; background: var(--panel); padding: 8px; }
:target { scroll-margin-top: 16px; }
@media (max-width: 960px) {
  body { display: block; padding: 16px; }
  nav { position: static; max-height: none; }
}
`;
