import 'server-only'
import { setImmediate } from 'node:timers/promises'
import { getAllArticles, getTranslatedArticles } from '../articles/queries'
import type { Language } from '../site/language'
import { owner } from '../site/owner'
import { ownerIn } from '../site/shown-site'
import { changedDate } from '../articles/article'
import { publicationDate } from '../content/publication'
import { PLAIN } from '../pages/screen-words'
import { hasText, textAddress } from '../pages/site-segments'
import { articleDescription } from '../articles/words'
import { STORY } from '../projects/words'
import { pageWords, wordsIn } from '../pages/words'
import { getPortableText } from '../markdown/render-text'
import { localPath, routes } from '../site/routes'
import { formAddress, WHOLE } from '../resume/addresses'
import { formatDate } from '../text/date'
import { getTextNotes } from '../articles/text-addresses'
import type { Article, ArticleSummary, Project } from '../content/types'
import { isShown, partOf, SITE_PARTS, type SiteParts } from '../site/shown-parts'
import { storyPath } from '../projects/views'
import { absoluteUrl } from '../site/site-url'
import { ownPagePath } from '../pages/own-pages'
import { type ListedPage } from '../pages/added-pages'
import { singleSpaces, withoutBlankEnds } from '../text/folding'
import type { StoryPage } from '../projects/story-pages'
import { projectButtons } from '../projects/project'
import { storyDescription } from '../seo/metadata'
import { readTexts } from './feed'

/**
 * Writes a Markdown document.
 * @param blocks what follows its title and summary; empty ones are left out
 */
export function plainDocument(title: string, summary: string | null, blocks: string[]): string {
  const quote = summary ? `> ${singleSpaces(summary)}` : ''
  return [`# ${singleSpaces(title)}`, quote, ...blocks].filter(Boolean).join('\n\n').concat('\n')
}

/** Writes a list in Markdown, with one line for each item. */
export function listed(items: string[]): string {
  return items.map((item) => `- ${singleSpaces(item)}`).join('\n')
}

/** Returns a text that can be read anywhere. @param url of its page */
export async function portable(content: string, url: string, language: Language): Promise<string> {
  return withoutBlankEnds(await getPortableText(content, url, await getTextNotes(content, language)))
}

/** Converts an article to Markdown: its title, its metadata, and the text, which can be read anywhere. */
export async function plainArticle(article: Article, language: Language = 'es'): Promise<string> {
  const { title, excerpt, tags } = article
  const words = wordsIn(language).plain
  const url = absoluteUrl(localPath(language, routes.article(article.slug)))
  const published = publicationDate(article)
  const changed = changedDate(article)
  const facts = [
    `${words.author}: ${ownerIn(language).site.name}`,
    ...(published ? [`${words.published}: ${formatDate(published, language)}`] : []),
    ...(changed ? [`${words.updated}: ${formatDate(changed, language)}`] : []),
    ...(tags.length > 0 ? [`${words.tags}: ${tags.join(', ')}`] : []),
    `${words.original}: ${url}`,
  ]
  return plainDocument(title, excerpt, [listed(facts), await portable(article.content, url, language)])
}

/** The pages that every site may have, by their names and Spanish paths. */
const LISTED = [
  ['home', routes.home],
  ['about', routes.about],
  ['projects', routes.projects()],
  ['articles', routes.articles()],
  ['contact', routes.contact],
  ['resume', routes.resume],
] as const

/**
 * Creates the file llms.txt for language models (https://llmstxt.org): the site's content, with links to plain text.
 * @param translated the articles that exist in English
 * @param parts what the site has @param own the owner's own pages
 */
export function llmsText(
  articles: readonly ArticleSummary[],
  projects: Project[],
  translated: readonly ArticleSummary[] = [],
  parts: SiteParts = new Set(SITE_PARTS),
  own: readonly ListedPage[] = [],
): string {
  const line = (name: string, about: string) => name + (about && `: ${about}`)
  const link = (title: string, path: string, about: string) =>
    line(plainLink(title, absoluteUrl(hasText(path) ? textAddress(path) : path)), about)
  const ownIn = (language: Language) =>
    own
      .filter((page) => page.language === language)
      .map((page) => ({ title: page.title, path: ownPagePath(page), about: page.description }))
  const pagesIn = (language: Language) =>
    LISTED.map(([name, path]) => ({
      title: wordsIn(language)[name].title,
      path: localPath(language, path),
      about: pageWords(name, language).description,
    }))
  const pages = [
    ...pagesIn('es'),
    { title: PLAIN.resumeText, path: formAddress(WHOLE, 'txt'), about: 'text/plain' },
    { title: 'CV (JSON Resume)', path: '/resume.json', about: 'application/json' },
    ...ownIn('es'),
    { title: PLAIN.whole, path: '/llms-full.txt', about: 'Markdown' },
  ]
  const whole = { title: PLAIN.wholeInEnglish, path: '/en/llms-full.txt', about: 'Markdown' }
  const english = [...pagesIn('en'), ...ownIn('en'), whole].filter(
    ({ path }) => translated.length > 0 || partOf(path) !== 'articles',
  )
  return plainDocument(owner.site.title, owner.site.description, [
    section(
      PLAIN.pages,
      pages.filter(({ path }) => isShown(path, parts)).map((page) => link(page.title, page.path, page.about)),
    ),
    section(
      PLAIN.articles,
      articles.map((article) =>
        link(article.title, routes.article(article.slug), articleDescription(article)),
      ),
    ),
    section(
      PLAIN.inEnglish,
      translated.map((article) =>
        link(article.title, localPath('en', routes.article(article.slug)), articleDescription(article, 'en')),
      ),
    ),
    section(
      PLAIN.pagesInEnglish,
      english
        .filter(({ path }) => isShown(path, parts))
        .map((page) => link(page.title, page.path, page.about)),
    ),
    section(
      PLAIN.projects,
      projects.map(({ title, description, story }) =>
        story === undefined ? line(title, description) : link(title, storyPath(story), description),
      ),
    ),
  ])
}

function section(heading: string, items: string[]): string {
  return items.length > 0 ? `## ${heading}\n\n${listed(items)}` : ''
}

/** Converts the story of a project to Markdown: its title, its facts, the text, and its related articles. */
export async function plainStory({ slug, project, story, articles }: StoryPage): Promise<string> {
  const facts = [
    `${PLAIN.author}: ${owner.site.name}`,
    ...(story.figure ? [`${story.figure.value} ${story.figure.label}`] : []),
    ...(story.role ? [`${STORY.role}: ${story.role}`] : []),
    ...(story.period ? [`${STORY.period}: ${story.period}`] : []),
    ...(story.tools.length > 0 ? [`${STORY.tools}: ${story.tools.join(', ')}`] : []),
    ...(story.updatedAt ? [`${PLAIN.updated}: ${formatDate(story.updatedAt)}`] : []),
    ...projectButtons(project).map(({ kind, href }) => `${STORY.linkNames[kind]}: ${href}`),
    `${PLAIN.original}: ${absoluteUrl(storyPath(slug))}`,
  ]
  const links = articles.map(({ title, slug }) =>
    plainLink(title, absoluteUrl(textAddress(routes.article(slug)))),
  )
  return plainDocument(project.title, storyDescription(project, story), [
    listed(facts),
    await portable(story.content, absoluteUrl(storyPath(slug)), 'es'),
    section(STORY.articles, links),
  ])
}

/** Writes a link in Markdown, whatever its title contains. */
export function plainLink(title: string, url: string): string {
  return `[${singleSpaces(title).replace(/[[\]]/g, '')}](${url})`
}

/** Readers of such files take no more. */
const LLMS_FULL_MAX_BYTES = 1_000_000
const AT_ONCE = 20
const RULE = '\n---\n\n'

/**
 * Creates the file llms-full.txt: the articles as Markdown, newest first, as many complete ones as fit. Texts are
 * loaded in small batches, so that few are loaded in vain.
 */
export async function llmsFullText(language: Language, maxBytes = LLMS_FULL_MAX_BYTES): Promise<string> {
  const { site } = ownerIn(language)
  const listed = await (language === 'es' ? getAllArticles() : getTranslatedArticles())
  const parts = [plainDocument(site.title, site.description, [])]
  const note = (left: number) => `${RULE}${wordsIn(language).plain.leftOut(left)}\n`
  let room = maxBytes - Buffer.byteLength(note(listed.length) + parts.join(''))
  for (let start = 0; start < listed.length; start += AT_ONCE) {
    const articles = await readTexts(listed.slice(start, start + AT_ONCE), language)
    for (const [index, article] of articles.entries()) {
      const part = RULE + (await plainArticle(article, language))
      room -= Buffer.byteLength(part)
      if (room < 0) return parts.join('') + note(listed.length - start - index)
      parts.push(part)
    }
    await setImmediate()
  }
  return parts.join('')
}
