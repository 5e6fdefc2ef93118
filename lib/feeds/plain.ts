import 'server-only'
import type { Language } from '../site/language'
import { owner } from '../site/owner'
import { ownerIn } from '../site/owner-in'
import { changedDate, shownDate } from '../articles/article'
import { articleDescription } from '../articles/article-words'
import { ARTICLES } from '../articles/words'
import { CONTACT } from '../pages/contact-link-words'
import { PLAIN } from '../pages/feed-words'
import { wordsIn } from '../pages/words'
import { getPortableText } from '../markdown/render-text'
import { localPath } from '../site/local-path'
import { formAddress } from '../resume/addresses'
import { WHOLE } from '../resume/variant'
import { formatDate } from '../text/date'
import type { Article, ArticleSummary, Project } from '../content/types'
import { hasContactPage } from '../contact/links'
import { routes } from '../site/routes'
import { storyPath } from '../projects/story-routes'
import { absoluteUrl } from '../site/site-url'
import { pageWords } from '../pages/page-words'
import { textAddress } from '../pages/text-pages'
import { singleSpaces } from '../text/single-spaces'
import { withoutBlankEnds } from '../text/without-blank-ends'

/** Converts an article to Markdown: its title, its metadata, and the text, which can be read anywhere. */
export async function plainArticle(article: Article, language: Language = 'es'): Promise<string> {
  const { title, excerpt, tags } = article
  const words = wordsIn(language).plain
  const url = absoluteUrl(localPath(language, routes.article(article.slug)))
  const published = shownDate(article)
  const changed = changedDate(article)
  const facts = [
    `- ${words.author}: ${ownerIn(language).site.name}`,
    ...(published ? [`- ${words.published}: ${formatDate(published, language)}`] : []),
    ...(changed ? [`- ${words.updated}: ${formatDate(changed, language)}`] : []),
    ...(tags.length > 0 ? [`- ${words.tags}: ${tags.join(', ')}`] : []),
    `- ${words.original}: ${url}`,
  ]
  return [
    `# ${singleSpaces(title)}`,
    excerpt && `> ${singleSpaces(excerpt)}`,
    facts.join('\n'),
    withoutBlankEnds(await getPortableText(article.content, url)),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

/**
 * Creates the file llms.txt for language models (https://llmstxt.org): the site's content, with links to plain text.
 * @param translated the articles that exist in English
 */
export function llmsText(
  articles: readonly ArticleSummary[],
  projects: Project[],
  translated: readonly ArticleSummary[] = [],
): string {
  const line = (name: string, about: string) => `- ${name}${about && `: ${singleSpaces(about)}`}`
  const link = (title: string, path: string, about: string) =>
    line(`[${singleSpaces(title).replace(/[[\]]/g, '')}](${absoluteUrl(path)})`, about)
  return [
    `# ${owner.site.title}`,
    `> ${singleSpaces(owner.site.description)}`,
    ...section(PLAIN.pages, [
      ...PAGES.map(({ name, path }) =>
        link(titleOf(name, 'es'), textAddress(path), pageWords(name).description),
      ),
      link(ARTICLES.title, routes.articles(), pageWords('articles').description),
      link(PLAIN.resumeText, formAddress(WHOLE, 'txt'), 'text/plain'),
      link('CV (JSON Resume)', '/resume.json', 'application/json'),
      ...(hasContactPage() ? [link(CONTACT.title, routes.contact, pageWords('contact').description)] : []),
      link(PLAIN.whole, '/llms-full.txt', 'Markdown'),
    ]),
    ...section(
      PLAIN.articles,
      articles.map((article) =>
        link(article.title, textAddress(routes.article(article.slug)), articleDescription(article)),
      ),
    ),
    ...section(
      PLAIN.inEnglish,
      translated.map((article) =>
        link(
          article.title,
          textAddress(localPath('en', routes.article(article.slug))),
          articleDescription(article, 'en'),
        ),
      ),
    ),
    ...section(PLAIN.pagesInEnglish, [
      ...PAGES.map(({ name, path }) =>
        link(titleOf(name, 'en'), textAddress(localPath('en', path)), pageWords(name, 'en').description),
      ),
      ...(translated.length > 0 ? [link(PLAIN.wholeInEnglish, '/en/llms-full.txt', 'Markdown')] : []),
    ]),
    ...section(
      PLAIN.projects,
      projects.map(({ title, description, story }) =>
        story === undefined
          ? line(singleSpaces(title), description)
          : link(title, textAddress(storyPath(story)), description),
      ),
    ),
  ]
    .join('\n\n')
    .concat('\n')
}

/** Pages that have a text in both languages, in the order of the menu. */
const PAGES = [
  { name: 'home', path: routes.home },
  { name: 'about', path: routes.about },
  { name: 'projects', path: routes.projects() },
  { name: 'resume', path: routes.resume },
] as const

function titleOf(name: (typeof PAGES)[number]['name'], language: Language): string {
  return wordsIn(language)[name].title
}

function section(heading: string, lines: string[]): string[] {
  return lines.length > 0 ? [`## ${heading}`, lines.join('\n')] : []
}
