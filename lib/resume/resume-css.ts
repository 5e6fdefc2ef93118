export type ResumeFont = {
  family: string
  /** One weight, or the range of a variable font: `200 800`. */
  weight: string
  /** Address of a WOFF2 file; a data URI keeps the document in one piece. */
  src: string
}

/**
 * The sheet's look: A4 in print, the same column on a screen.
 * @param name stands at the foot of every page, so that loose sheets are known
 * @param fonts the first one sets the text; none means the reader's sans-serif
 */
export function resumeCss(name: string, fonts: ResumeFont[]): string {
  const family = [...fonts.slice(0, 1).map((font) => cssString(font.family)), 'sans-serif'].join(', ')
  return `${fonts.map(fontFace).join('\n')}
@page {
  size: A4;
  margin: 17mm 18mm 20mm;
  @bottom-left { content: ${cssString(name)}; font: 500 7.5pt ${family}; color: #625d7c; }
  @bottom-right { content: counter(page) " / " counter(pages); font: 500 7.5pt ${family}; color: #625d7c; }
}
:root { font: 400 9.6pt/1.45 ${family}; }
${SHEET}`
}

const SHEET = `
* { box-sizing: border-box; margin: 0; padding: 0; }
:root { --ink: #1d1936; --muted: #55506f; --accent: #5b54d6; --hairline: #cfcbe0; --aside: 40mm; --gutter: 7mm;
  color: var(--ink); print-color-adjust: exact; }
a { color: inherit; text-decoration: underline; text-decoration-color: var(--hairline);
  text-decoration-thickness: 0.6pt; text-underline-offset: 2pt; }
ul { list-style: none; }
h1, h2, h3 { line-height: 1.2; break-after: avoid; }
p, li { orphans: 2; widows: 2; }

header { display: grid; grid-template-columns: var(--aside) 1fr; column-gap: var(--gutter); }
h1 { grid-column: 1 / -1; font-size: 50pt; font-weight: 800; letter-spacing: -0.03em; line-height: 1; margin-left: -0.04em; }
.label { grid-column: 1 / -1; margin-top: 2.5mm; color: var(--accent); font-size: 16pt; font-weight: 500;
  letter-spacing: -0.01em; line-height: 1.2; }
.contact { margin-top: 9mm; font-size: 8.8pt; line-height: 1.6; overflow-wrap: anywhere; }
.lead { margin-top: 8.4mm; font-size: 11.2pt; line-height: 1.45; text-wrap: pretty; }

section { display: grid; grid-template-columns: var(--aside) 1fr; column-gap: var(--gutter); margin-top: 7mm;
  padding-top: 3mm; border-top: 0.6pt solid var(--ink); }
h2 { color: var(--accent); font-size: 11.2pt; font-weight: 700; }
h3 { font-size: 11.2pt; font-weight: 650; }
.entries { display: grid; row-gap: 5mm; }
.entry { display: grid; grid-template-columns: 1fr auto; column-gap: 5mm; align-items: baseline; break-inside: avoid; }
.entry > * { grid-column: 1 / -1; }
.entry > h3 { grid-column: 1; }
.entry > .dates { grid-column: 2; }
.dates, .place { color: var(--muted); }
.dates { font-size: 8.8pt; font-variant-numeric: tabular-nums; white-space: nowrap; }
.points { margin-top: 1.2mm; padding-left: 4mm; list-style: disc; }
.points li { text-wrap: pretty; }
.points li + li { margin-top: 0.6mm; }
.points ::marker { color: var(--accent); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm 7mm; }
.note { color: var(--muted); font-size: 8.8pt; }
.rows { display: grid; row-gap: 1.6mm; }
.rows li { display: grid; grid-template-columns: 34mm 1fr; column-gap: 4mm; }
.rows strong { font-weight: 650; }

@media screen { body { max-width: 210mm; margin: 0 auto; padding: 17mm 18mm; } }`

function fontFace({ family, weight, src }: ResumeFont): string {
  return `@font-face { font-family: ${cssString(family)}; font-weight: ${weight}; src: url(${cssString(src)}) format("woff2"); }`
}

/** A quoted CSS string; whatever could end the string or the style element is written as its code point. */
function cssString(text: string): string {
  return `"${text.replace(/["\\<>\u0000-\u001f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`
}
