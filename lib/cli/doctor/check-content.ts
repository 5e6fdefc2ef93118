import 'server-only'
import type { Folders } from '../../config/content-folder'
import { findOwnerFile } from '../../config/owner-files'
import { problemsOf } from '../../config/problems'
import { readRedirects } from '../../content/redirects-file'
import { createContentReader } from '../../content/sources/files/read-content'
import { createStoryReader } from '../../content/stories/read-stories'
import { listStories, type StoryEntry } from '../../content/stories/story-pages'
import type { Article, Project, Story } from '../../content/types'
import { hasContactPage } from '../../routing/contact'
import { localPath } from '../../routing/local-path'
import { normalDecoded } from '../../routing/normal-path'
import { findRedirect } from '../../routing/redirects'
import { routes } from '../../routing/routes'
import { storyPath } from '../../routing/story-routes'
import { siteUrl } from '../../config/site-url'
import { existingPaths } from '../existing-paths'
import { checkArticles } from './check-articles'
import { checkPictures } from './check-pictures'
import { checkProjects } from './check-projects'
import { checkText, type Site } from './check-texts'
import { findingOf } from './check-files'
import type { Finding } from './finding'
import { anchorsOf } from './heading-ids'
import { checkPlaceholders } from './placeholders'
import { readSources } from './source-text'

/**
 * Runs every check of the owner's files.
 * @param now Madrid's wall clock, `YYYY-MM-DD HH:MM:SS`
 */
export async function checkContent(folders: Folders, now: string): Promise<Finding[]> {
  const sources = await readSources(folders)
  const reader = createContentReader(folders)
  const findings: Finding[] = [
    ...checkPlaceholders(sources, folders),
    ...(await checkPictures(sources, folders)),
  ]
  let articles: Article[]
  let projects: Project[]
  let stories: Story[]
  try {
    ;[articles, projects] = await Promise.all([reader.readArticles(), reader.readProjects()])
    ;({ stories } = await createStoryReader(folders)(null))
  } catch (error) {
    const problems = problemsOf(error)
    if (!problems) throw error
    return [...findings, ...problems.map(findingOf)]
  }
  const told = listStories({ projects, stories })
  const site = siteOf({ articles, projects, stories, told }, folders)
  for (const source of sources) {
    const name = source.file.slice(folders.name.length + 1)
    const slug = /^articles\/(.+)\.md$/.exec(name)?.[1]
    if (slug) findings.push(...checkText(source, pathOfText(slug), site))
    const story = told.find(({ id }) => name === `projects/${id}.md`)
    if (story) findings.push(...checkText(source, storyPath(story.slug), site))
    if (/^privacy.*\.md$/.test(name)) findings.push(...checkText(source, routes.privacy, site))
    if (name === 'projects.json') findings.push(...checkProjects(projects, source))
  }
  return [...findings, ...checkArticles(articles, sources, { now, folders })]
}

/**
 * Returns the path of the page that shows an article's text.
 * @param name the file name without extension
 */
function pathOfText(name: string): string {
  return name.endsWith('.en')
    ? localPath('en', routes.article(name.slice(0, -'.en'.length)))
    : routes.article(name)
}

/** Returns the owner's redirects; none while their file can't be used, which npm run check says. */
function redirectsOf(folders: Folders): ReturnType<typeof readRedirects> {
  try {
    return readRedirects(folders)
  } catch {
    return {}
  }
}

type Shown = { articles: Article[]; projects: Project[]; stories: Story[]; told: StoryEntry[] }

function siteOf({ articles, projects, stories, told }: Shown, folders: Folders): Site {
  const { known, mayExist } = existingPaths(folders, {
    articles,
    projects,
    stories: told,
    contact: hasContactPage(),
  })
  const anchors = new Map([
    ...articles.map(({ slug, content }) => [`/article/${slug}`, anchorsOf(content)] as const),
    ...told.map(({ id, slug }) => {
      const content = stories.find((story) => story.id === id)?.content ?? ''
      return [decodeURI(storyPath(slug)), anchorsOf(content)] as const
    }),
  ])
  const redirects = redirectsOf(folders)
  return {
    origin: new URL(siteUrl).origin,
    exists: (address, anchor) => {
      const path = normalDecoded(address)
      if (!known.has(path) && !mayExist(path))
        return findRedirect(path, redirects) !== null || findOwnerFile(address, folders) !== null
      return !anchor || !anchors.has(path) || (anchors.get(path)?.has(anchor) ?? false)
    },
  }
}
