import 'server-only'
import {
  findArticle,
  findTranslatedArticle,
  getRecentArticles,
  getTranslatedArticles,
} from '../articles/queries'
import { getAllProjects, getStory, projectsIn, withStories } from '../projects/queries'
import { findByParam } from '../articles/slug-param'
import type { ArticleSummary } from '../content/types'
import { findOwnPage, ownPagePath } from '../pages/own-pages'
import { type OwnPage } from '../pages/added-pages'
import { pageWords, wordsIn } from '../pages/words'
import { textAddress } from '../pages/site-segments'
import { projectButtons } from '../projects/project'
import { storyPath } from '../projects/views'
import { formLink, getResume } from '../resume/current-resume'
import { resumeDocument } from '../resume/document'
import { resumeMarkdown } from '../resume/plain-text'
import { accountName } from '../site/accounts'
import { RECENT_ARTICLES } from '../site/constants'
import type { Language } from '../site/language'
import { localPath, routes } from '../site/routes'
import { owner } from '../site/owner'
import { ownerIn } from '../site/shown-site'
import { absoluteUrl } from '../site/site-url'
import { singleSpaces } from '../text/folding'
import { listed, plainArticle, plainDocument, plainLink, plainStory, portable } from './plain'

/** A page's text as Markdown. @param page its path, which is canonical */
type PlainPage = { text: string; page: string }

/**
 * Converts the page at a path to Markdown.
 * @param segments of the path, decoded; `index` for the home page
 * @returns null for a page that doesn't exist, or has no such text
 */
export async function plainPage(segments: string[]): Promise<PlainPage | null> {
  const language = segments[0] === 'en' ? 'en' : 'es'
  const [name = 'index', slug, ...more] = language === 'en' ? segments.slice(1) : segments
  if (more.length > 0) return null
  const at = (path: string, text: string) => ({ text, page: localPath(language, path) })
  if (name === 'article') {
    const find = language === 'es' ? findArticle : findTranslatedArticle
    const article = await findByParam(slug ?? '', 'decoded', find)
    return article && at(routes.article(article.slug), await plainArticle(article, language))
  }
  if (slug !== undefined) {
    const story = name === 'project' && language === 'es' ? await getStory(slug) : null
    return story && at(storyPath(story.slug), await plainStory(story))
  }
  if (name === 'index') return at(routes.home, await plainHome(language))
  if (name === 'about') return at(routes.about, plainAbout(language))
  if (name === 'project') return at(routes.projects(), await plainProjects(language))
  if (name === 'resume') return at(routes.resume, await plainResume(language))
  const own = await findOwnPage(language, name)
  return own && { text: await plainOwnPage(own), page: ownPagePath(own) }
}

async function plainHome(language: Language): Promise<string> {
  const { site, home } = ownerIn(language)
  const words = wordsIn(language).home
  const { heading, description } = pageWords('home', language)
  const articles = language === 'es' ? await getRecentArticles() : await getTranslatedArticles()
  const accounts = site.social.map((account) => plainLink(accountName(account, language), account.url))
  return page(heading, description, [
    ['', listed(home.roles), home.intro ?? ''],
    [
      home.headings.recent ?? words.recentHeading,
      listed(articles.slice(0, RECENT_ARTICLES).map((article) => articleLink(article, language))),
    ],
    [home.headings.about ?? words.aboutHeading, ...home.biography, listed(accounts)],
  ])
}

function plainAbout(language: Language): string {
  const { biography, hobbies, skills, tools, headings, sections } = ownerIn(language).about
  const words = wordsIn(language).about
  const { heading, description } = pageWords('about', language)
  const parts = {
    hobbies: [headings.hobbies ?? words.hobbiesHeading, listed(hobbies.map(({ text }) => text))],
    skills: [headings.skills ?? words.skillsHeading, listed(skills.map(({ name }) => name))],
    tools: [headings.tools ?? words.toolsHeading, listed(tools.map(({ name }) => name))],
    calendar: ['', ''],
  }
  return page(heading, description, [['', ...biography], ...sections.map((name) => parts[name])])
}

async function plainProjects(language: Language): Promise<string> {
  const { heading, description } = pageWords('projects', language)
  const { code, demo } = wordsIn(language).projectList
  const projects = await projectsIn(language, await withStories(await getAllProjects()))
  return page(
    heading,
    description,
    projects.map((project) => [
      project.title,
      project.description,
      listed([
        ...(project.story === undefined ? [] : [absoluteUrl(textAddress(storyPath(project.story)))]),
        ...projectButtons(project).map(({ kind, href }) => `${{ code, demo }[kind]}: ${href}`),
      ]),
    ]),
  )
}

async function plainResume(language: Language): Promise<string> {
  const { resume, borrowed } = await getResume(language)
  const variant = { language, role: null }
  return resumeMarkdown(resumeDocument(resume, variant, borrowed, formLink(owner.site, language)))
}

async function plainOwnPage(own: OwnPage): Promise<string> {
  const text = await portable(own.content, absoluteUrl(ownPagePath(own)), own.language)
  return plainDocument(own.title, own.description, [text])
}

/** @param parts each a heading, or none, and its paragraphs; one without paragraphs is left out */
function page(heading: string, description: string, parts: string[][]): string {
  const blocks = parts.flatMap(([title = '', ...texts]) => {
    const given = texts.filter(Boolean)
    return given.length > 0 && title ? [`## ${singleSpaces(title)}`, ...given] : given
  })
  return plainDocument(heading, description, blocks)
}

function articleLink({ slug, title }: ArticleSummary, language: Language): string {
  return plainLink(title, absoluteUrl(textAddress(localPath(language, routes.article(slug)))))
}
