import { plainLink, type ResumeLink } from './contacts'
import { RESUME_COPY } from './words'
import { parted, type ResumeDocument, type ResumeSection } from './document'
import { periodText, type ResumeEntry, textBlocks } from './section-entries'

/**
 * Formats the CV as plain text, for a form field or a message: the same words in the same order, each part on its own
 * line.
 */
export function resumeText(document: ResumeDocument): string {
  const { name, label, place, seeking, contact, summary, sections, language } = document
  const links = contact.map(plainLink)
  const sought = seeking && `${RESUME_COPY[language].seeking}: ${seeking}`
  const blocks = [
    [name, label, place, ...links, sought],
    linesOf(summary),
    ...sections.flatMap(sectionBlocks),
  ]
  return `${blocks
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')}\n`
}

/** Groups of lines, separated by an empty line; the section's title precedes the first group. */
function sectionBlocks({ title, layout, entries }: ResumeSection): string[][] {
  if (layout === 'entries') return [[title], ...entries.map(entryLines)]
  if (layout === 'run') return [[title, entries.map((entry) => entry.title).join(' · ')]]
  return [[title, ...entries.map((entry) => (entry.text ? `${entry.title}: ${entry.text}` : entry.title))]]
}

function entryLines({ title, period, places, text, points, note, link }: ResumeEntry): string[] {
  return [
    title,
    parted(...places, periodText(period)),
    ...linesOf(text),
    ...points.map(listed),
    parted(note, link ? plainLink(link) : ''),
  ]
}

function linesOf(text: string): string[] {
  return textBlocks(text).flatMap((block) => (typeof block === 'string' ? block : block.map(listed)))
}

function listed(point: string): string {
  return `- ${point}`
}

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
