import 'server-only'
import type { About } from '../../config/site-config'
import { ABOUT } from '../../copy/about'
import type { ArticleSummary, Project, Story } from '../../content/types'
import { resumeDocument } from '../../resume/document'
import type { Resume } from '../../resume/schema'
import type { ResumeEntry } from '../../resume/section-entries'
import { routes } from '../../routing/routes'
import { projectCardPath, storyPath } from '../../routing/story-routes'
import { pageWords } from '../../seo/page-words'
import { articleSections } from './article-sections'
import type { SearchDocument, Section } from './document'
import { singleSpaces } from '../../text/single-spaces'

/**
 * Converts an article to a document.
 * @param content its text; null when it isn't available, so that only title, tags and excerpt are searched
 */
export function articleDocument(article: ArticleSummary, content: string | null): SearchDocument {
  const { slug, title, tags, excerpt } = article
  const summary = composed(excerpt ?? '')
  const sections = content === null ? [] : articleSections(content)
  return {
    key: articleKey(slug),
    kind: 'article',
    path: routes.article(slug),
    title: composed(title),
    tags: tags.map(composed),
    summary,
    sections: sections.length > 0 ? withIntroduction(summary, sections) : [section(null, '', summary)],
  }
}

export function articleKey(slug: string): string {
  return `article:${slug}`
}

/**
 * Converts a project to a document, which leads to the page of its story, or otherwise to its card.
 * @param index its position among all projects
 * @param story with its slug
 */
export function projectDocument(
  { id, title, description }: Project,
  index: number,
  story?: { slug: string; text: Story },
): SearchDocument {
  const summary = composed(description)
  const { role, tools, content } = story?.text ?? { role: null, tools: [], content: '' }
  const beginning = [summary, composed(role ?? '')].filter(Boolean).join(' · ')
  return {
    key: `project:${id}`,
    kind: 'project',
    path: story ? storyPath(story.slug) : projectCardPath(id, index),
    title: composed(title),
    tags: tools.map(composed),
    summary,
    sections: story ? withIntroduction(beginning, articleSections(content)) : [section(null, '', summary)],
  }
}

export function resumePageDocument(resume: Resume): SearchDocument {
  const { label, summary, sections } = resumeDocument(resume)
  return {
    key: 'resume',
    kind: 'resume',
    path: routes.resume,
    title: composed(pageWords('resume').heading),
    tags: [],
    summary: composed(summary),
    sections: [
      section(null, '', composed(`${label}. ${summary}`)),
      ...sections.map(({ id, title, entries }) =>
        section(id, title, composed(entries.map(wordsOf).join(' · '))),
      ),
    ],
  }
}

/** Converts the page about the owner to a document, with the visible sections. */
export function aboutDocument({
  biography,
  sections,
  hobbies,
  headings,
  skills,
  tools,
}: About): SearchDocument {
  const parts: Record<About['sections'][number], Section | null> = {
    // Next to the portrait the hobbies have no anchor.
    hobbies: section(
      sections[0] === 'hobbies' ? null : 'aficiones',
      headings.hobbies ?? ABOUT.hobbiesHeading,
      hobbies.map(({ text }) => text).join(' · '),
    ),
    skills: section('competencias', headings.skills ?? ABOUT.skillsHeading, namesOf(skills)),
    tools: section('herramientas', headings.tools ?? ABOUT.toolsHeading, namesOf(tools)),
    calendar: null,
  }
  return {
    key: 'about',
    kind: 'about',
    path: routes.about,
    title: composed(pageWords('about').heading),
    tags: [],
    summary: composed(biography.join(' ')),
    sections: [
      section(null, '', composed(biography.join(' '))),
      ...sections.flatMap((name) => (parts[name]?.text ? [parts[name]] : [])),
    ],
  }
}

/** Puts the excerpt before the text. */
function withIntroduction(summary: string, [first, ...others]: Section[]): Section[] {
  return first ? [{ ...first, text: [summary, first.text].filter(Boolean).join(' ') }, ...others] : []
}

function section(id: string | null, heading: string, text: string): Section {
  return { id, heading: composed(heading), text: composed(text), code: '' }
}

function wordsOf({ title, place, text, points, note }: ResumeEntry): string {
  return [title, place, text, ...points, note].flatMap((part) => part.replace(/\.$/, '') || []).join('. ')
}

function namesOf(items: { name: string }[]): string {
  return items.map(({ name }) => name).join(' · ')
}

function composed(text: string): string {
  return singleSpaces(text.normalize('NFC'))
}
