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
 * The paper, and the fonts, the first of which sets the text. Pages after the first begin with the name and their number.
 * Form-filling software knows a new job by the space above it. A foot would be a job to it, and a page that begins
 * with a job would continue the one before.
 */
function paperCss(name: string, fonts: PrintFont[]): string {
  const family = [...fonts.slice(0, 1).map((font) => cssString(font.family)), 'sans-serif'].join(', ')
  const style = `font: 400 8.5pt ${family}; color: #55506f;`
  return `${fonts.map(fontFace).join('\n')}
@page {
  @top-left { content: ${cssString(name)}; ${style} }
  @top-right { content: counter(page) " / " counter(pages); ${style} }
}
@page :first {
  @top-left { content: none; }
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
