import { Markup, markup } from './markup'
import { resumeCss, type ResumeFont } from './resume-css'
import { formatResumeDate } from './resume-dates'
import type { Resume } from './schema'

export type { ResumeFont }

/**
 * The CV as one HTML document that needs no other file: headings and lists in reading order, laid out for A4.
 * Sections without entries are left out.
 */
export function renderResumeHtml(resume: Resume, fonts: ResumeFont[]): string {
  const { name, label } = resume.basics
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
${header(resume.basics)}
<main>
${section('Experiencia', entries(resume.work.map(workEntry)))}
${section('Conocimientos', list('rows', resume.skills.map(skill)))}
${section('Proyectos', entries(resume.projects.map(projectEntry), 'pairs'))}
${section('Formación', entries(resume.education.map(educationEntry)))}
${section('Idiomas', list('rows', resume.languages.map(language)))}
${section('Intereses', list('run', resume.interests.map(interest)))}
</main>
</body>
</html>
`.source
}

function header({ name, label, summary, email, phone, url, location, profiles }: Resume['basics']): Markup {
  const contact = [
    markup`<a href="mailto:${email}">${email}</a>`,
    phone ? markup`<a href="tel:${phone.replace(/[^+\d]/g, '')}">${phone}</a>` : null,
    url ? webLink(url) : null,
    ...profiles.map((profile) => webLink(profile.url)),
    location ? markup`${placeName(location)}` : null,
  ]
  return markup`<header>
<h1>${name}</h1>
<p class="label">${label}</p>
${list('contact', contact.map(item))}
<p class="lead">${summary}</p>
</header>`
}

function section(title: string, content: Markup | null): Markup | null {
  return (
    content &&
    markup`<section>
<h2>${title}</h2>
${content}
</section>`
  )
}

function entries(content: Markup[], kind: 'single' | 'pairs' = 'single'): Markup | null {
  return content.length > 0 ? markup`<div class="entries" data-kind="${kind}">${content}</div>` : null
}

function workEntry({
  position,
  name,
  location,
  summary,
  highlights,
  ...dates
}: Resume['work'][number]): Markup {
  return markup`<article class="entry">
<h3>${position}</h3>
${period(dates)}
<p class="place">${[name, location].filter(Boolean).join(', ')}</p>
${paragraph('summary', summary)}
${list(
  'points',
  highlights.map((text) => item(markup`${text}`)),
)}
</article>`
}

function projectEntry({ name, description, keywords, url }: Resume['projects'][number]): Markup {
  return markup`<article class="entry">
<h3>${name}</h3>
<p class="summary">${description}</p>
${paragraph('note', keywords.join(', '))}
${url ? markup`<p class="note">${webLink(url)}</p>` : null}
</article>`
}

function educationEntry({
  area,
  institution,
  studyType,
  courses,
  ...dates
}: Resume['education'][number]): Markup {
  return markup`<article class="entry">
<h3>${area}</h3>
${period(dates)}
<p class="place">${[studyType, institution].filter(Boolean).join(', ')}</p>
${paragraph('note', courses.join(' · '))}
</article>`
}

function skill({ name, keywords }: Resume['skills'][number]): Markup {
  return markup`<li><strong>${name}</strong> <span>${keywords.join(', ')}</span></li>`
}

function language({ language, fluency }: Resume['languages'][number]): Markup {
  return markup`<li><strong>${language}</strong> <span>${fluency}</span></li>`
}

function interest({ name, keywords }: Resume['interests'][number]): Markup {
  return markup`<li>${name}${keywords.length > 0 ? ` (${keywords.join(', ')})` : null}</li>`
}

function list(kind: 'contact' | 'points' | 'rows' | 'run', items: (Markup | null)[]): Markup | null {
  return items.length > 0 ? markup`<ul class="${kind}">${items}</ul>` : null
}

function item(content: Markup | null): Markup | null {
  return content && markup`<li>${content}</li>`
}

function paragraph(kind: 'note' | 'summary', text: string | undefined): Markup | null {
  return text ? markup`<p class="${kind}">${text}</p>` : null
}

function period({ startDate, endDate }: { startDate: string; endDate?: string }): Markup {
  return markup`<p class="dates">${moment(startDate)} – ${endDate ? moment(endDate) : 'actualidad'}</p>`
}

function moment(date: string): Markup {
  return markup`<time datetime="${date}">${formatResumeDate(date)}</time>`
}

/** A link that still says where it leads when the sheet is on paper. */
function webLink(url: string): Markup {
  return markup`<a href="${url}">${url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}</a>`
}

function placeName({ city, countryCode }: { city: string; countryCode?: string }): string {
  const country = countryCode && new Intl.DisplayNames('es', { type: 'region' }).of(countryCode)
  return [city, country].filter(Boolean).join(', ')
}
