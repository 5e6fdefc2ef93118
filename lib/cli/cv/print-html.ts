import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ResumeDocument } from '../../resume/document'
import { sheetHtml } from '../../resume/sheet-html'
import { markup, Markup } from '../../text/escaping'

export type PrintFont = {
  family: string
  weight: string
  /** URL of a WOFF2 file; a data URI makes the document self-contained. */
  src: string
  /** The characters that it is used for, as CSS names them. */
  range?: string
}

/** The stylesheet of the page, which is that of the PDF too. */
const SHEET = path.join(__dirname, '../../../components/resume/resume-sheet.css')

/**
 * A CV as a self-contained HTML document for A4, with the markup and the style of its page.
 * @param compact with less space, for a CV that would need a few lines of another page
 */
export function printHtml(document: ResumeDocument, fonts: PrintFont[], compact = false): string {
  const { language, title, name } = document
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<style>${new Markup(paperCss(name, fonts))}</style>
<style>${new Markup(readFileSync(SHEET, 'utf8'))}</style>
</head>
<body>
<article class="${compact ? 'cv cv-compact' : 'cv'}">
${new Markup(sheetHtml(document, 1))}
</article>
</body>
</html>
`.source
}

/**
 * The paper, and the fonts, the first of which sets the text. Pages after the first begin with the name and their number,
 * for form-filling software too. It knows a new job by the space above it, and that a line ends by the text below it in
 * the page: without a head of two lines, a job that begins a page would continue the one before. A foot would be a job.
 */
function paperCss(name: string, fonts: PrintFont[]): string {
  const family = [...fonts.slice(0, 1).map((font) => cssString(font.family)), 'sans-serif'].join(', ')
  const style = `font: 400 8.5pt ${family}; color: #55506f;`
  return `${fonts.map(fontFace).join('\n')}
@page {
  @top-right { content: ${cssString(name)} "\\a" counter(page) " / " counter(pages); white-space: pre; ${style} }
}
@page :first {
  @top-right { content: none; }
}
* { box-sizing: border-box; }
html { font-family: ${family}; print-color-adjust: exact; }
body { margin: 0; }`
}

function fontFace({ family, weight, src, range }: PrintFont): string {
  return `@font-face { font-family: ${cssString(family)}; font-weight: ${weight}; src: url(${cssString(src)}) format("woff2");${range ? ` unicode-range: ${range};` : ''} }`
}

/** A quoted CSS string; characters that could end the string or the style element are escaped. */
function cssString(text: string): string {
  return `"${text.replace(/["\\<>\u0000-\u001f]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`
}
