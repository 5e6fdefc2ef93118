export type ResumeFont = {
  family: string
  /** One weight, or the range of a variable font: `200 800`. */
  weight: string
  /** URL of a WOFF2 file; a data URI makes the document self-contained. */
  src: string
}

/**
 * The stylesheet of the CV: A4 in print, the same column on a screen.
 * @param name printed at the foot of every page
 * @param fonts the first is the text font; without any, the system's sans-serif
 */
export function resumeCss(name: string, fonts: ResumeFont[]): string {
  const family = [...fonts.slice(0, 1).map((font) => cssString(font.family)), 'sans-serif'].join(', ')
  return `${fonts.map(fontFace).join('\n')}
@page {
  size: A4;
  margin: 17mm 18mm 20mm;
  @bottom-left { content: ${cssString(name)}; font: 400 9.8pt ${family}; color: #55506f; }
  @bottom-right { content: counter(page) " / " counter(pages); font: 400 9.8pt ${family}; color: #55506f; }
}
:root { font: 400 9.8pt/1.45 ${family}; }
${SHEET}`
}

const SHEET = `
* { box-sizing: border-box; margin: 0; padding: 0; }
:root { --ink: #1d1936; --muted: #55506f; --accent: #5b54d6; --hairline: #cfcbe0; --aside: 38mm; --gutter: 7mm;
  color: var(--ink); print-color-adjust: exact; }
a { color: inherit; text-decoration: underline; text-decoration-color: var(--hairline);
  text-decoration-thickness: 0.6pt; text-underline-offset: 2pt; }
ul { list-style: none; }

header, section { display: grid; grid-template-columns: var(--aside) 1fr; column-gap: var(--gutter); }
h1 { grid-column: 1 / -1; margin: 0 0 11mm -0.04em; font-size: 54pt; letter-spacing: -0.035em; word-spacing: 0.1em; line-height: 1; }
.label, .lead { grid-column: 2; font-size: 12.6pt; line-height: 1.42; }
.label { margin-bottom: 2mm; color: var(--accent); }
.contact { grid-area: 2 / 1 / span 2; line-height: 1.7; margin-top: 0.5mm; overflow-wrap: anywhere; }

section { margin-top: 8mm; padding-top: 3mm; border-top: 0.6pt solid var(--ink); }
section + section { break-inside: avoid; }
h2, h3 { font-size: 11pt; line-height: 1.3; }
h2 { color: var(--accent); }
.entries { display: grid; row-gap: 5mm; }
.entries[data-layout='pairs'] { grid-template-columns: 1fr 1fr; column-gap: 7mm; }
.entry { display: grid; grid-template-columns: 1fr auto; column-gap: 5mm; align-content: start; align-items: baseline; break-inside: avoid; }
.entry > * { grid-column: 1 / -1; }
.entry > h3:has(+ .dates) { grid-column: 1; }
.entry > .dates { grid-column: 2; }
.dates, .place, .note, .rows strong { color: var(--muted); }
.dates { font-variant-numeric: tabular-nums; white-space: nowrap; }
.summary { margin-top: 0.8mm; }
.points { margin-top: 0.8mm; padding-left: 4mm; list-style: disc; }
.points li + li { margin-top: 0.3mm; }
.points ::marker { color: var(--accent); }
.rows { display: grid; row-gap: 1.2mm; }
.rows li { display: grid; grid-template-columns: 32mm 1fr; column-gap: 4mm; }
.rows strong { font-weight: inherit; }
.run li { display: inline; }
.run li + li::before { content: "\\a0· "; }

@media screen { body { max-width: 210mm; margin: 0 auto; padding: 17mm 18mm; } }`

function fontFace({ family, weight, src }: ResumeFont): string {
  return `@font-face { font-family: ${cssString(family)}; font-weight: ${weight}; src: url(${cssString(src)}) format("woff2"); }`
}

/** A quoted CSS string; characters that could end the string or the style element are escaped. */
function cssString(text: string): string {
  return `"${text.replace(/["\\<>\u0000-\u001f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`
}
