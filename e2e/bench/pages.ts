/** The target word count for the article that is measured. */
const WORDS = 800
const FIXED = ['/', '/about', '/project', '/articles', '/resume', '/contacto', '/politics', '/buscar', '/en']

type Article = { slug: string; content: string }

/** The pages to measure. */
export type BenchPages = {
  /** Every kind of page that the content has; the last two are articles. */
  kinds: string[]
  /** The article whose length is nearest to {@link WORDS} words. */
  article: string
  /** An article with a code block, if there is one. */
  withCode: string | undefined
  /** Every path of the sitemap. */
  all: string[]
}

/**
 * Collects the pages to measure from a running site.
 * @throws Error when the content has no articles
 */
export async function findPages(url: string): Promise<BenchPages> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => new URL(found).pathname)
  const { data } = (await (await fetch(`${url}/api/portfolio/articles.php?limit=50`)).json()) as {
    data: { articles: Article[] }
  }
  const distance = ({ content }: Article) => Math.abs(content.split(/\s+/).length - WORDS)
  const [article] = data.articles.toSorted((a, b) => distance(a) - distance(b))
  const [longest] = data.articles.toSorted((a, b) => b.content.length - a.content.length)
  if (!article || !longest) throw new Error('The content has no articles to measure.')
  const story = all.find((path) => /^\/project\/(?!page\/|web$|app$)[^/]+$/.test(path))
  const address = ({ slug }: Article) => `/article/${slug}`
  return {
    kinds: [
      ...FIXED.filter((path) => all.includes(path)),
      ...(story ? [story] : []),
      ...new Set([article, longest].map(address)),
    ],
    article: address(article),
    withCode: data.articles.filter(({ content }) => /^```/m.test(content)).map(address)[0],
    all,
  }
}

type Options = { url: string; pid: number; pages: BenchPages; runs: number; buildSeconds: number }

/** A table of the report. */
export type Table = { title: string; heads: string[]; rows: (string | number)[][] }

/** Measures one thing on the running site. */
export type Section = (options: Options) => Promise<Table>
