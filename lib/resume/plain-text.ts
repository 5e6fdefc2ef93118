import { plainLink } from './contacts'
import { RESUME_COPY } from './words'
import { parted, type ResumeDocument, type ResumeSection } from './document'
import { periodText, type ResumeEntry } from './section-entries'
import { textBlocks } from './text-blocks'

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
