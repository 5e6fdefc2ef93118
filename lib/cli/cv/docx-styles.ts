import type { IParagraphStyleOptions, IStylesOptions } from 'docx'
import type { Language } from '../../site/language'

/** Half points, and twentieths of a point for distances, as Word counts. */
const FONT = 'Calibri'
const INK = '1D1936'
const MUTED = '55506F'
const ACCENT = '4A42B8'

const LANGUAGE_TAGS: Record<Language, string> = { es: 'es-ES', en: 'en-GB' }

/** Styles of the Word document by its language: Word's own headings, with the colours of the printed CV. */
export const DOCX_STYLES: Record<Language, IStylesOptions> = { es: stylesFor('es'), en: stylesFor('en') }

function stylesFor(language: Language): IStylesOptions {
  return {
    default: {
      document: {
        run: { font: FONT, size: 20, color: INK, language: { value: LANGUAGE_TAGS[language] } },
        paragraph: { spacing: { line: 252, after: 20 } },
      },
      heading1: {
        run: { font: FONT, size: 48, bold: true, color: INK },
        paragraph: { spacing: { line: 240, after: 60 } },
      },
      heading2: {
        run: { font: FONT, size: 26, bold: true, color: ACCENT },
        paragraph: {
          spacing: { before: 240, after: 80 },
          keepNext: true,
          border: { bottom: { style: 'single', size: 4, space: 2, color: 'CFCBE0' } },
        },
      },
      heading3: {
        run: { font: FONT, size: 22, bold: true, color: INK },
        paragraph: { spacing: { before: 120, after: 0 }, keepNext: true },
      },
      hyperlink: { run: { color: ACCENT, underline: { type: 'single' } } },
    },
    paragraphStyles: [
      style('Text', {}),
      style('Label', {
        run: { size: 26, bold: true, color: ACCENT },
        paragraph: { spacing: { after: 100 } },
      }),
      style('Lead', { paragraph: { spacing: { before: 160, after: 60 } } }),
      style('Quiet', { run: { color: MUTED } }),
      style('Period', { run: { color: MUTED }, paragraph: { keepNext: true } }),
    ],
  }
}

function style(id: string, fields: Omit<IParagraphStyleOptions, 'id'>): IParagraphStyleOptions {
  return { id, name: id, basedOn: 'Normal', ...fields }
}
