import { RESUME_COPY } from './words'
import type { ResumeLink } from './contacts'
import { parted, type ResumeDocument, type ResumeSection } from './document'
import { periodText, type ResumeEntry } from './section-entries'
import { textBlocks } from './text-blocks'

/** Formats the CV as Markdown, with its headings, lists and links. */
export function resumeMarkdown(document: ResumeDocument): string {
  const { name, label, place, seeking, contact, summary, sections, language } = document
  return [
    `# ${name}`,
    parted(label, place),
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
  return [
    title && `### ${title}`,
    parted(...places, periodText(period)),
    ...[...textBlocks(text), points].map(block),
    parted(note, link ? linked(link) : ''),
  ]
}

function block(lines: string | string[]): string {
  return typeof lines === 'string' ? lines : lines.map((point) => `- ${point}`).join('\n')
}

function linked({ text, href }: ResumeLink): string {
  return href ? `[${text}](${href})` : text
}
