import '@/e2e/unit/own-folders'
import { anArticle, aProject } from '@/e2e/unit/builders'
import { writeOwnSite } from '@/e2e/unit/own-site'
import { folders } from '../../config/content-folder'
import { topicRoutes } from '../../routing/topic-routes'
import type { Shown } from '../existing-paths'
import { redirectFaults } from './redirect-faults'

const SHOWN: Shown = {
  articles: [anArticle({ slug: 'uno', title: 'Uno', tags: ['php'] })],
  projects: [aProject()],
  stories: [{ id: 1, slug: 'huerto', title: 'Huerto', updatedAt: null }],
}

/** Returns the given redirect targets that do not exist. */
function lost(targets: string[], shown: Partial<Shown> = {}): string[] {
  const redirects = Object.fromEntries(targets.map((target, index) => [`/viejo-${index}`, target]))
  writeOwnSite()
  return redirectFaults(folders, redirects, { ...SHOWN, ...shown }).map(
    ({ field }) => field.split("'")[3] ?? '',
  )
}

const OF_ARTICLES = ['/article/x', '/articles/page/9', '/etiqueta/x', '/serie/x']
const OF_PROJECTS = ['/project/x']

test('pages of articles, tags and stories, the lists of them and pictures exist', () => {
  const pages = [
    '/article/uno',
    topicRoutes.tags,
    topicRoutes.archive(),
    '/etiqueta/php',
    '/project/huerto',
    '/images/uno.png',
  ]
  expect(lost(pages)).toEqual([])
})

test('other addresses below them do not', () => {
  expect(lost([...OF_ARTICLES, ...OF_PROJECTS])).toEqual([...OF_ARTICLES, ...OF_PROJECTS])
})

test('where the articles or the projects can not be read, each of their addresses may exist', () => {
  expect(lost([...OF_ARTICLES, ...OF_PROJECTS], { articles: null })).toEqual(OF_PROJECTS)
  expect(lost([...OF_ARTICLES, ...OF_PROJECTS], { projects: null })).toEqual(OF_ARTICLES)
})
