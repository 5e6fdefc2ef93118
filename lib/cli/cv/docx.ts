import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx'
import type { ResumeLink } from '../../resume/contacts'
import { PART_SEPARATOR, parted, type ResumeDocument, type ResumeSection } from '../../resume/document'
import { periodText, type ResumeEntry, textBlocks } from '../../resume/section-entries'
import { RESUME_COPY } from '../../resume/words'
import { DOCX_STYLES } from './docx-styles'

const A4 = { width: 11_906, height: 16_838 }
const MARGIN = { top: 850, bottom: 964, left: 964, right: 964 }
const BULLETS = 'points'

/** A CV as a Word document: one column, with the headings and lists of Word itself. */
export function renderDocx(document: ResumeDocument): Promise<Buffer> {
  const { title, name, label } = document
  return Packer.toBuffer(
    new Document({
      title,
      creator: name,
      lastModifiedBy: name,
      description: label,
      styles: DOCX_STYLES[document.language],
      numbering: { config: [{ reference: BULLETS, levels: [BULLET] }] },
      sections: [
        {
          properties: { page: { size: A4, margin: MARGIN } },
          children: [...head(document), ...document.sections.flatMap(section)],
        },
      ],
    }),
  )
}

const BULLET = {
  level: 0,
  format: LevelFormat.BULLET,
  text: '•',
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 284, hanging: 284 } } },
}

function head({ name, label, place, seeking, contact, summary, language }: ResumeDocument): Paragraph[] {
  const term = `${RESUME_COPY[language].seeking}:`
  return [
    heading(name, HeadingLevel.HEADING_1),
    ...(label || place ? [plain(parted(label, place), 'Label')] : []),
    ...(contact.length > 0 ? [line(contact)] : []),
    ...(seeking ? [termed(term, seeking)] : []),
    ...textBlocks(summary).flatMap((block) => prose(block, 'Lead')),
  ]
}

function section({ title, layout, entries }: ResumeSection): Paragraph[] {
  const top = heading(title, HeadingLevel.HEADING_2)
  if (layout === 'entries') return [top, ...entries.flatMap(entry)]
  if (layout === 'run') return [top, plain(entries.map((one) => one.title).join(' · '))]
  return [top, ...entries.map((one) => (one.text ? termed(`${one.title}:`, one.text) : termed(one.title)))]
}

function entry({ title, period, places, text, points, note, link }: ResumeEntry): Paragraph[] {
  const where = parted(...places, periodText(period))
  return [
    ...(title ? [heading(title, HeadingLevel.HEADING_3)] : []),
    ...(where ? [plain(where, 'Period')] : []),
    ...[...textBlocks(text), points].flatMap((block) => prose(block)),
    ...(note || link
      ? [line([...(note ? [{ text: note, href: null }] : []), ...(link ? [link] : [])], 'Quiet')]
      : []),
  ]
}

function heading(text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]): Paragraph {
  return new Paragraph({ text, heading: level })
}

/** Every paragraph names its style: some readers take one without properties for a part of the next. */
function plain(text: string, style = 'Text'): Paragraph {
  return new Paragraph({ text, style })
}

function prose(block: string | string[], style?: string): Paragraph[] {
  if (typeof block === 'string') return [plain(block, style)]
  return block.map((text) => new Paragraph({ text, numbering: { reference: BULLETS, level: 0 } }))
}

/** Texts and links in one paragraph. */
function line(parts: ResumeLink[], style = 'Text'): Paragraph {
  const children = parts.flatMap((part, at) =>
    at > 0 ? [new TextRun(PART_SEPARATOR), linked(part)] : [linked(part)],
  )
  return new Paragraph({ style, children })
}

function termed(term: string, text = ''): Paragraph {
  const rest = text ? [new TextRun({ text: ` ${text}` })] : []
  return new Paragraph({ style: 'Text', children: [new TextRun({ text: term, bold: true }), ...rest] })
}

function linked({ text, href }: ResumeLink): ParagraphChild {
  if (!href) return new TextRun(text)
  return new ExternalHyperlink({ link: href, children: [new TextRun({ text, style: 'Hyperlink' })] })
}
