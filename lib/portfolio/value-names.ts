/** Groups of cached values that can be invalidated as a whole; `texts` are the articles with their bodies. */
export const GROUPS = ['articles', 'projects', 'texts'] as const
export type Group = (typeof GROUPS)[number]

/** Name of the cached list of all articles. */
export const ARTICLES = 'articles'
/** Name of the cached list of all projects. */
export const PROJECTS = 'projects'
export const ARTICLE_PREFIX = 'article:'

/** Returns the name of the cached value that holds one article with its body. */
export function articleName(slug: string): string {
  return `${ARTICLE_PREFIX}${slug}`
}
