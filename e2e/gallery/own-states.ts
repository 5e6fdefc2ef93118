import { menuOpen, pdfShown, type State } from './states'

/**
 * Returns the states of a site with any content: its fixed pages, and its existing lists and articles.
 * @param paths paths of the site's sitemap
 */
export function ownStates(paths: string[]): State[] {
  const lastOf = (list: RegExp) => paths.filter((path) => list.test(path)).at(-1)
  const articles = paths.filter((path) => path.startsWith('/article/'))
  const found: [name: string, path: string | undefined][] = [
    ['projects-web', paths.find((path) => path === '/project/web')],
    ['projects-app', paths.find((path) => path === '/project/app')],
    ['projects-last-page', lastOf(/^\/project\/page\//)],
    ['articles-last-page', lastOf(/^\/articles\/page\//)],
    ['article-newest', articles[0]],
    ['article-oldest', articles.length > 1 ? articles.at(-1) : undefined],
  ]
  const lists: State[] = [
    { name: 'articles-list-view', path: '/articles?vista=lista' },
    { name: 'articles-nothing-found', path: '/articles?q=zzzz' },
  ]
  return [
    { name: 'home', path: '/' },
    { name: 'home-in-motion', path: '/', motion: true },
    { name: 'about', path: '/about' },
    { name: 'projects', path: '/project' },
    { name: 'articles', path: '/articles' },
    ...found.flatMap(([name, path]) => (path === undefined ? [] : [{ name, path }])),
    ...(articles.length > 0 ? lists : []),
    { name: 'resume', path: '/resume', prepare: pdfShown },
    { name: 'privacy', path: '/politics' },
    { name: 'article-not-found', path: '/article/-' },
    { name: 'menu', path: '/about', below: 992, screenOnly: true, prepare: menuOpen },
    { name: 'home-no-script', path: '/', script: false },
    { name: 'articles-no-script', path: '/articles', script: false },
    { name: 'resume-no-script', path: '/resume', script: false },
  ]
}
