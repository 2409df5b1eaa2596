export const FUNNEL_CSS = `:root { color-scheme: light dark; --ink: light-dark(#1c2430, #e8ecf2); --soft: light-dark(#5a6472, #aab4c2);
  --line: light-dark(#d5dae1, #3a4350); --bar: light-dark(#1f6f54, #5fc29d); --paper: light-dark(#fff, #14181f); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.6rem; line-height: 1.2; overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .25rem; }
p { max-width: 42rem; color: var(--soft); margin: .25rem 0 .75rem; }
a { color: var(--bar); }
nav ul, .key { list-style: none; margin: 0 0 .5rem; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem .5rem; }
nav a { display: block; padding: .4rem .75rem; border: 1px solid var(--line); border-radius: .4rem; text-decoration: none; }
nav a[aria-current] { background: var(--bar); border-color: var(--bar); color: var(--paper); font-weight: 600; }
:focus-visible { outline: 3px solid var(--bar); outline-offset: 2px; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .45rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; text-wrap: balance; }
th:first-child { text-align: left; min-width: 6rem; }
.many { font-size: .875rem; }
.many :is(th, td) { padding-inline: .3rem; }
.many td { white-space: nowrap; }
thead th { color: var(--soft); font-weight: 600; font-size: .875rem; vertical-align: bottom; }
tbody th { font-weight: 500; }
tbody th svg { display: block; margin-top: .3rem; }
.bar { fill: var(--bar); }
.weeks { width: 100%; height: 10rem; display: block; border-bottom: 1px solid var(--line); }
.key { color: var(--soft); gap: .25rem 1rem; }
.line { fill: none; stroke: var(--bar); stroke-width: 2.5; vector-effect: non-scaling-stroke; }
.line-1 { stroke: light-dark(#8a5a00, #e3b04b); stroke-dasharray: 9 4; }
.line-2 { stroke: light-dark(#2b5bb5, #8fb4ff); stroke-dasharray: 3 3; }
.line-3 { stroke: light-dark(#a12a5e, #ff9ac0); stroke-dasharray: 12 3 3 3; }
@media (max-width: 30rem) { th, td { padding: .4rem .3rem; } }
@media print { nav { display: none; } }
`;
