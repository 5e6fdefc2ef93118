import 'server-only'
import { ARCHIVE_PAGE_MAX } from '../site/constants'
import type { About } from '../site/site-config'
import { ABOUT } from '../pages/screen-words'
import { ARCHIVE, SERIES, TAGS } from '../articles/words'
import type { Listing } from '../articles/series-list'
import { topicsOf, yearsOf } from '../articles/topics'
import type { ArticleSummary, Project, Story } from '../content/types'
import { resumeDocument } from '../resume/document'
import type { Resume } from '../resume/schema'
import { routes } from '../site/routes'
import { projectCardPath, storyPath } from '../projects/views'
import { topicRoutes } from '../articles/routes'
import { ownPagePath } from '../pages/own-pages'
import { type ListedPage } from '../pages/added-pages'
import { pageWords } from '../pages/words'
import { singleSpaces } from '../text/folding'
import { SEARCH } from './words'
import type { Kind, SearchDocument, Section } from './query'

/** Converts an article to a document with title, tags and excerpt; its text is added by `withText`. */
export function ofArticle({ slug, title, tags, excerpt }: ArticleSummary): SearchDocument {
  return document('article', routes.article(slug), title, excerpt ?? '', { tags })
}

/**
 * Converts a project to a document, which leads to the page of its story, or otherwise to its card. The story's text is
 * added by `withText`.
 * @param index its position among all projects
 */
export function ofProject(
  { id, title, description }: Project,
  index: number,
  story: (Pick<Story, 'role' | 'tools'> & { slug: string }) | null = null,
): SearchDocument {
  const path = story ? storyPath(story.slug) : projectCardPath(id, index)
  const sections = [section(null, '', [description, story?.role ?? ''])]
  return document('project', path, title, description, { tags: story?.tools, sections })
}

/** Converts an own page to a document with its title; its text is added by `withText`. */
export function ofOwnPage(page: ListedPage): SearchDocument {
  return document('page', ownPagePath(page), page.title, page.description, {})
}

/** Converts the CV to a document, with a section for each of its own. */
export function ofResume(resume: Resume): SearchDocument {
  const { label, summary, sections } = resumeDocument(resume)
  const whole = sections.map(({ id, title, entries }) => {
    const texts = entries.map((entry) => [
      entry.title,
      ...entry.places,
      entry.text,
      ...entry.points,
      entry.note,
    ])
    return section(id, title, texts.flat())
  })
  return document('resume', routes.resume, pageWords('resume').heading, summary, {
    tags: [...SEARCH.resumeNames],
    sections: [section(null, '', [label, summary]), ...whole],
  })
}

/** Converts the page about the owner to a document, with the visible sections. */
export function ofAbout({ biography, sections, headings, hobbies, skills, tools }: About): SearchDocument {
  const names = (items: { name: string }[]) => items.map(({ name }) => name)
  // Next to the portrait the hobbies have no anchor.
  const hobbiesId = sections[0] === 'hobbies' ? null : 'aficiones'
  const hobbyTexts = hobbies.map(({ text }) => text)
  const parts = {
    hobbies: section(hobbiesId, headings.hobbies ?? ABOUT.hobbiesHeading, hobbyTexts),
    skills: section('competencias', headings.skills ?? ABOUT.skillsHeading, names(skills)),
    tools: section('herramientas', headings.tools ?? ABOUT.toolsHeading, names(tools)),
    calendar: section(null, '', []),
  }
  const shown = sections.map((name) => parts[name]).filter(({ text }) => text)
  return document('about', routes.about, pageWords('about').heading, biography.join(' '), {
    sections: [section(null, '', [biography.join(' ')]), ...shown],
  })
}

/**
 * Returns series, tags and the archive with its years, which are found by name and by kind: `serie redes`. A tag with
 * one article is left out, as its page contains no more than the article.
 */
export function ofTopics(listing: Listing): SearchDocument[] {
  const { series, tags } = topicsOf(listing)
  const total = listing.articles.length
  const topic = (kind: Kind, path: string, name: string, count: number, ...kicker: string[]) =>
    document(kind, path, name, TAGS.count(count), { tags: kicker, sections: [] })
  const { archive, series: seriesPath, tag: tagPath } = topicRoutes
  // Without a page of its own, a year is a section of the page of all years.
  const yearPath = (year: string) => (total > ARCHIVE_PAGE_MAX ? archive(year) : `${archive()}#${year}`)
  return [
    ...series.map(({ slug, name, count }) => topic('series', seriesPath(slug), name, count, SERIES.kicker)),
    ...tags
      .filter(({ count }) => count > 1)
      .map(({ slug, name, count }) => topic('tag', tagPath(slug), name, count, TAGS.kicker)),
    ...(total > 0 ? [topic('archive', archive(), ARCHIVE.title, total)] : []),
    ...yearsOf(listing.articles)
      .filter(({ year }) => year)
      .map(({ year, articles }) => topic('archive', yearPath(year), ARCHIVE.titleOf(year), articles.length)),
  ]
}

/** Adds a text to a document, whose first section introduces it. The text is split at its top-level headings. */
export async function withText(document: SearchDocument, content: string): Promise<SearchDocument> {
  // Imported when needed: most servers have all of their pages, and never parse a text.
  const { getTextParts } = await import('../markdown/render-text')
  const introduction = document.sections.map(({ text }) => text).join(' ')
  const sections = (await getTextParts(content)).map(({ id, heading, text }, index) => ({
    id,
    heading: plain(heading),
    text: plain(index === 0 ? `${introduction} ${text}` : text),
  }))
  return { ...document, sections }
}

/** Creates a document. Without sections it has one that consists of the summary. */
function document(
  kind: Kind,
  path: string,
  title: string,
  summary: string,
  { tags = [], sections = [section(null, '', [summary])] }: { tags?: string[]; sections?: Section[] },
): SearchDocument {
  return { kind, path, title: plain(title), tags: tags.map(plain), summary: plain(summary), sections }
}

/** Joins texts to a section. */
function section(id: string | null, heading: string, texts: string[]): Section {
  return { id, heading: plain(heading), text: plain(texts.filter(Boolean).join(' · ')) }
}

function plain(text: string): string {
  return singleSpaces(text.normalize('NFC'))
}
