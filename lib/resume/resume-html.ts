import {
  type ResumeEntry,
  resumeDocument,
  type ResumeLink,
  type ResumeMoment,
  type ResumeSection,
} from './document'
import { Markup, markup } from '../text/markup'
import { resumeCss, type ResumeFont } from './resume-css'
import type { Resume } from './schema'

export type { ResumeFont }

/** The CV as a self-contained HTML document for A4, with headings and lists in reading order. */
export function renderResumeHtml(resume: Resume, fonts: ResumeFont[]): string {
  const { name, label, contact, summary, sections } = resumeDocument(resume)
  return markup`<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>CV de ${name}</title>
<meta name="author" content="${name}">
<meta name="description" content="${name}: ${label}">
<style>${new Markup(resumeCss(name, fonts))}</style>
</head>
<body>
<header>
<h1>${name}</h1>
<p class="label">${label}</p>
<ul class="contact">${contact.map((one) => markup`<li>${link(one)}</li>`)}</ul>
<p class="lead">${summary}</p>
</header>
<main>
${sections.map(section)}
</main>
</body>
</html>
`.source
}

function section({ title, layout, entries }: ResumeSection): Markup {
  return markup`<section>
<h2>${title}</h2>
${layout === 'entries' || layout === 'pairs' ? full(layout, entries) : short(layout, entries)}
</section>`
}

function full(layout: string, entries: ResumeEntry[]): Markup {
  return markup`<div class="entries" data-layout="${layout}">${entries.map(
    ({ title, period, place, text, points, note, link: target }) => markup`<article class="entry">
<h3>${title}</h3>
${period.length > 0 ? markup`<p class="dates">${period.map(moment)}</p>` : null}
${paragraph('place', place)}
${paragraph('summary', text)}
${points.length > 0 ? markup`<ul class="points">${points.map((point) => markup`<li>${point}</li>`)}</ul>` : null}
${paragraph('note', note)}
${target ? markup`<p class="note">${link(target)}</p>` : null}
</article>`,
  )}</div>`
}

function short(layout: string, entries: ResumeEntry[]): Markup {
  return markup`<ul class="${layout}">${entries.map(({ title, text }) =>
    layout === 'rows'
      ? markup`<li><strong>${title}</strong> <span>${text}</span></li>`
      : markup`<li>${title}</li>`,
  )}</ul>`
}

function paragraph(kind: string, text: string): Markup | null {
  return text ? markup`<p class="${kind}">${text}</p>` : null
}

function moment({ text, date }: ResumeMoment, index: number): Markup {
  const shown = date ? markup`<time datetime="${date}">${text}</time>` : markup`${text}`
  return index === 0 ? shown : markup` – ${shown}`
}

function link({ text, href }: ResumeLink): Markup {
  return href ? markup`<a href="${href}">${text}</a>` : markup`${text}`
}
