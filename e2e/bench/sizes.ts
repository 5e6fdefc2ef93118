import { headerBytes, MAX_HEADER_BYTES } from '../header-bytes'
import { type BenchPages, pagesOf } from './bench-pages'
import { withSite } from './bench-site'
import { weighEmptyPage } from './empty-page'
import { atMost, type Goal, type Measured } from './report'
import { weigh } from './weights'

const SCRIPT = 12_000
const STYLES = 8_000
const ARTICLE = 9_000
const USUAL_HEADERS = 1_500

/** Measures the bytes of every page: HTML, script above an empty page of the same Next, styles, headers. */
export async function measureSizes(): Promise<Measured> {
  const empty = await weighEmptyPage()
  return withSite(async ({ url }) => {
    const pages = await pagesOf(url)
    const sizes = await Promise.all(
      pages.all.map(async (path) => {
        const answer = await fetch(url + path)
        const html = await answer.text()
        const [raw, headers] = [Buffer.byteLength(html), headerBytes(answer)]
        return { ...(await weigh(url, path)), raw, headers }
      }),
    )
    const own = sizes.filter(({ path }) => path === pages.article.path)
    const values = (of: (size: (typeof sizes)[number]) => number) =>
      sizes.map((size): [string, number] => [size.path, of(size)])
    const headers = values((size) => size.headers)
    const [usual = 0] = headers
      .map(([, bytes]) => bytes)
      .toSorted((a, b) => a - b)
      .slice(headers.length >> 1)
    return {
      tables: [
        {
          heading: 'Bytes of a page',
          note: `gzip, but for the HTML as it is and the headers. An empty page of this Next sends ${empty} bytes of script.`,
          heads: [
            'page',
            'HTML',
            'HTML as it is',
            'headers',
            'script',
            'above empty',
            'styles',
            'fonts',
          ],
          rows: sizes.map((size) => [
            size.path,
            size.html,
            size.raw,
            size.headers,
            size.js,
            size.js - empty,
            size.css,
            size.fonts,
          ]),
        },
      ],
      goals: [
        atMost(
          `HTML of an article of ${pages.article.words} words, gzip`,
          ARTICLE,
          own.map((size) => [size.path, size.html]),
          ' B',
        ),
        await textOnce(url, pages.article),
        atMost('headers, the usual page', USUAL_HEADERS, [['median', usual]], ' B'),
        atMost('headers of any page', MAX_HEADER_BYTES, headers, ' B'),
        atMost(
          'script above an empty page',
          SCRIPT,
          values((size) => size.js - empty),
          ' B',
        ),
        atMost(
          'styles',
          STYLES,
          values((size) => size.css),
          ' B',
        ),
      ],
    }
  })
}

/** Counts how often the article's longest sentence without markup occurs in its HTML. */
async function textOnce(url: string, { path, text }: BenchPages['article']): Promise<Goal> {
  const prose = text.replace(/^```.*?^```/gms, '')
  const [sentence = ''] = (prose.match(/[\p{L} ,]{40,}/gu) ?? []).toSorted((a, b) => b.length - a.length)
  const html = await (await fetch(url + path)).text()
  return atMost('times the text stands in the HTML', 2, [[path, html.split(sentence.trim()).length - 1]])
}
