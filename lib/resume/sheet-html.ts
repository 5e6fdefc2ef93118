import { RESUME_COPY } from './words'
import { markup, Markup } from '../text/escaping'
import type { ResumeLink } from './contacts'
import { PART_SEPARATOR, type ResumeDocument, type ResumeSection } from './document'
import { type ResumeEntry, type ResumeMoment, textBlocks } from './section-entries'

/**
 * Returns the CV as HTML, the same for the page and for the PDF: one column whose source order is the reading order,
 * with headings and lists. Every text is escaped. components/resume/resume-sheet.css styles it, on screen and in print.
 * @param level of the heading with the owner's name: 1 if the CV is the whole document
 * @returns the content of the element with the class `cv`
 */
export function sheetHtml(document: ResumeDocument, level: 1 | 2): string {
  const { name, label, place, seeking, contact, summary, sections, language } = document
  const copy = RESUME_COPY[language]
  return markup`<header>
${heading(level, 'cv-name', name)}
${labelled(label, place)}
${line('cv-contact', contact.map(link))}
${seeking ? markup`<p class="cv-seeking"><span class="cv-term">${copy.seeking}:</span> ${seeking}</p>` : null}
${textBlocks(summary).map((block) => prose('cv-lead', block))}
</header>
${sections.map((one) => section(one, level + 1))}`.source
}

function labelled(label: string, place: string): Markup | null {
  if (!label && !place) return null
  const where = markup`<span class="cv-place">${label ? PART_SEPARATOR : ''}${place}</span>`
  return markup`<p class="cv-label">${label}${place ? where : null}</p>`
}

function section({ id, title, lang, layout, entries }: ResumeSection, level: number): Markup {
  return markup`<section class="cv-section"${lang ? markup` lang="${lang}"` : null}>
${heading(level, 'cv-title', title, id)}
${layout === 'entries' ? entries.map((one) => entry(one, level + 1)) : short(layout, entries)}
</section>`
}

function entry(
  { title, period, places, text, points, note, link: target }: ResumeEntry,
  level: number,
): Markup {
  return markup`<div class="cv-entry">
${title ? heading(level, 'cv-heading', title) : null}
${line('cv-where', [...places.map((one) => markup`${one}`), periodOf(period)])}
${textBlocks(text).map((block) => prose('cv-text', block))}
${prose('cv-text', points)}
${line('cv-note', [note ? markup`${note}` : null, target && link(target)])}
</div>`
}

function short(layout: string, entries: ResumeEntry[]): Markup {
  if (layout === 'run') return markup`<p class="cv-run">${entries.map(({ title }) => title).join(' · ')}</p>`
  return markup`<ul class="cv-rows">${entries.map(({ title, text }) =>
    text
      ? markup`<li><span class="cv-term">${title}:</span> ${text}</li>`
      : markup`<li><span class="cv-term">${title}</span></li>`,
  )}</ul>`
}

function heading(level: number, kind: string, text: string, id?: string): Markup {
  const name = new Markup(`h${level}`)
  return markup`<${name} class="${kind}"${id ? markup` id="${id}"` : null}>${text}</${name}>`
}

function prose(kind: string, block: string | string[]): Markup | null {
  if (typeof block === 'string') return markup`<p class="${kind}">${block}</p>`
  return block.length > 0
    ? markup`<ul class="cv-points">${block.map((point) => markup`<li>${point}</li>`)}</ul>`
    : null
}

function periodOf(period: ResumeMoment[]): Markup | null {
  return period.length > 0 ? markup`<span class="cv-period">${period.map(moment)}</span>` : null
}

/** A line of parts; the separator is part of the text, so that every reader keeps them apart. */
function line(kind: string, parts: (Markup | null)[]): Markup | null {
  const separator = markup`<span class="cv-bar">${PART_SEPARATOR}</span>`
  const given = parts.filter((part) => part !== null)
  if (given.length === 0) return null
  return markup`<p class="${kind}">${given.map((part, at) => (at > 0 ? markup`${separator}${part}` : part))}</p>`
}

function moment({ text, date }: ResumeMoment, index: number): Markup {
  const shown = date ? markup`<time datetime="${date}">${text}</time>` : markup`${text}`
  return index === 0 ? shown : markup` – ${shown}`
}

function link({ text, href }: ResumeLink): Markup {
  return href ? markup`<a href="${href}">${text}</a>` : markup`${text}`
}
