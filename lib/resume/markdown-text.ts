import { RESUME_COPY } from './words'
import type { ResumeLink } from './contacts'
import { PART_SEPARATOR, type ResumeDocument, type ResumeSection } from './document'
import type { ResumeEntry } from './section-entries'
import { textBlocks } from './text-blocks'

/** Formats the CV as Markdown, with its headings, lists and links. */
export function resumeMarkdown(document: ResumeDocument): string {
  const { name, label, place, seeking, contact, summary, sections, language } = document
  return [
    `# ${name}`,
    [label, place].filter(Boolean).join(PART_SEPARATOR),
    contact.map((one) => `- ${linked(one)}`).join('\n'),
    seeking && `**${RESUME_COPY[language].seeking}:** ${seeking}`,
    ...textBlocks(summary).map(block),
    ...sections.flatMap(section),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

function section({ title, layout, entries }: ResumeSection): string[] {
  if (layout === 'entries') return [`## ${title}`, ...entries.flatMap(entry)]
  const rows = entries.map((one) => (one.text ? `- **${one.title}:** ${one.text}` : `- ${one.title}`))
  return [`## ${title}`, rows.join('\n')]
}

function entry({ title, period, places, text, points, note, link }: ResumeEntry): string[] {
  const dates = period.map((moment) => moment.text).join(' – ')
  return [
    title && `### ${title}`,
    [...places, dates].filter(Boolean).join(PART_SEPARATOR),
    ...[...textBlocks(text), points].map(block),
    [note, link && linked(link)].filter(Boolean).join(PART_SEPARATOR),
  ]
}

function block(lines: string | string[]): string {
  return typeof lines === 'string' ? lines : lines.map((point) => `- ${point}`).join('\n')
}

function linked({ text, href }: ResumeLink): string {
  return href ? `[${text}](${href})` : text
}
