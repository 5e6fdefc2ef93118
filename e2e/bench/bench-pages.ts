/** The target word count for the article whose HTML is measured. */
const WORDS = 800
const FIXED = ['/', '/about', '/project', '/articles', '/resume', '/contacto', '/politics', '/buscar', '/en']

type Article = { path: string; words: number; text: string }

/** The pages to measure: every kind of page, and two articles. */
export type BenchPages = {
  all: string[]
  /** The article whose length is nearest to {@link WORDS} words. */
  article: Article
  longest: string
  /** An article with a code block, if there is one. */
  withCode: string | undefined
  /** Every path in the sitemap. */
  everything: string[]
}

/**
 * Collects the pages to measure from a running site.
 * @throws Error when the content has no articles
 */
export async function pagesOf(url: string): Promise<BenchPages> {
  const articles = await readArticles(url)
  const [article] = articles.toSorted((a, b) => Math.abs(a.words - WORDS) - Math.abs(b.words - WORDS))
  const [longest] = articles.toSorted((a, b) => b.words - a.words)
  if (!article || !longest) throw new Error('The content has no articles to measure.')
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const everything = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, found = '']) => new URL(found).pathname,
  )
  const story = everything.find((found) => /^\/project\/(?!page\/|web$|app$)[^/]+$/.test(found))
  const pages = [...FIXED, ...(story ? [story] : []), ...new Set([article.path, longest.path])]
  const answers = await Promise.all(pages.map((page) => fetch(url + page)))
  return {
    all: pages.filter((_, index) => answers[index]?.status === 200),
    article,
    longest: longest.path,
    withCode: articles.find(({ text }) => /^```/m.test(text))?.path,
    everything,
  }
}

async function readArticles(url: string): Promise<Article[]> {
  const api = `${url}/api/portfolio/articles.php`
  const { articles } = await readData<{ articles: { id: number; slug: string }[] }>(`${api}?limit=50`)
  return Promise.all(
    articles.map(async ({ id, slug }) => {
      const { content } = await readData<{ content: string }>(`${api}?id=${id}`)
      return { path: `/article/${slug}`, words: content.split(/\s+/).filter(Boolean).length, text: content }
    }),
  )
}

async function readData<Data>(url: string): Promise<Data> {
  const { data } = (await (await fetch(url)).json()) as { data: Data }
  return data
}
