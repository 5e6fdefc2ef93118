import { html, Markup } from './html'
import { resumeCss, type ResumeFont } from './resume-css'
import { formatResumeDate } from './resume-dates'
import type { Resume } from './schema'

export type { ResumeFont }

/**
 * The CV as one HTML document that needs no other file: headings and lists in reading order, laid out for A4.
 * Sections without entries are left out.
 */
export function renderResumeHtml(resume: Resume, fonts: ResumeFont[]): string {
  const { name, label, summary } = resume.basics
  return html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${`CV de ${name}`}</title>
        <meta name="author" content="${name}" />
        <meta name="description" content="${`${name}: ${label}`}" />
        <style>
          ${new Markup(resumeCss(name, fonts))}
        </style>
      </head>
      <body>
        ${header(resume.basics)}
        <main>
          ${section('Experiencia', 'entries', resume.work.map(workEntry))}
          ${section('Formación', 'entries', resume.education.map(educationEntry))}
          ${section('Proyectos', 'pair', resume.projects.map(projectEntry))}
          ${section(
            'Conocimientos',
            'rows',
            resume.skills.map(({ name, keywords }) => row(name, keywords.join(', '))),
          )}
          ${section(
            'Idiomas',
            'rows',
            resume.languages.map(({ language, fluency }) => row(language, fluency ?? '')),
          )}
          ${section(
            'Intereses',
            'rows',
            resume.interests.map(({ name, keywords }) => row(name, keywords.join(', '))),
          )}
        </main>
      </body>
    </html> `.source
}

function header({ name, label, summary, email, phone, url, location, profiles }: Resume['basics']): Markup {
  const contact = [
    html`<a href="mailto:${email}">${email}</a>`,
    ...(phone ? [html`<a href="tel:${phone.replace(/[^+\d]/g, '')}">${phone}</a>`] : []),
    ...(url ? [webLink(url)] : []),
    ...(location ? [html`${placeName(location)}`] : []),
    ...profiles.map(({ network, url }) => html`${network}: ${webLink(url)}`),
  ]
  return html`<header>
    <h1>${name}</h1>
    <p class="label">${label}</p>
    <ul class="contact">
      ${contact.map((entry) => html`<li>${entry}</li>`)}
    </ul>
    <p class="lead">${summary}</p>
  </header>`
}

function section(title: string, kind: 'entries' | 'pair' | 'rows', content: Markup[]): Markup | null {
  if (content.length === 0) return null
  const list =
    kind === 'rows'
      ? html`<ul class="rows">
          ${content}
        </ul>`
      : html`<div class="${kind}">${content}</div>`
  return html`<section>
    <h2>${title}</h2>
    ${list}
  </section>`
}

function workEntry({
  position,
  name,
  location,
  summary,
  highlights,
  ...dates
}: Resume['work'][number]): Markup {
  return html`<article class="entry">
    <h3>${position}</h3>
    ${period(dates.startDate, dates.endDate ?? null)}
    <p class="place">${[name, location].filter(Boolean).join(' · ')}</p>
    ${summary ? html`<p>${summary}</p>` : null} ${points(highlights)}
  </article>`
}

function educationEntry({
  area,
  institution,
  studyType,
  courses,
  ...dates
}: Resume['education'][number]): Markup {
  return html`<article class="entry">
    <h3>${area}</h3>
    ${period(dates.startDate, dates.endDate ?? null)}
    <p class="place">${[studyType, institution].filter(Boolean).join(' · ')}</p>
    ${courses.length > 0 ? html`<p class="note">${courses.join(', ')}</p>` : null}
  </article>`
}

function projectEntry({ name, description, keywords, url }: Resume['projects'][number]): Markup {
  return html`<article class="entry">
    <h3>${name}</h3>
    <p>${description}</p>
    <p class="note">${keywords.join(', ')}</p>
    ${url ? html`<p class="note">${webLink(url)}</p>` : null}
  </article>`
}

function row(name: string, details: string): Markup {
  return html`<li><strong>${name}</strong>${details ? html` <span>${details}</span>` : null}</li>`
}

function points(texts: string[]): Markup | null {
  return texts.length > 0
    ? html`<ul class="points">
        ${texts.map((text) => html`<li>${text}</li>`)}
      </ul>`
    : null
}

function period(start: string, end: string | null): Markup {
  return html`<p class="dates">${moment(start)} – ${end ? moment(end) : 'actualidad'}</p>`
}

function moment(date: string): Markup {
  return html`<time datetime="${date}">${formatResumeDate(date)}</time>`
}

/** A link that still says where it leads when the sheet is on paper. */
function webLink(url: string): Markup {
  return html`<a href="${url}">${url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}</a>`
}

function placeName({ city, countryCode }: { city: string; countryCode?: string }): string {
  const country = countryCode && new Intl.DisplayNames('es', { type: 'region' }).of(countryCode)
  return [city, country].filter(Boolean).join(', ')
}
