import { createRandom } from '../../lib/text/random'
import { type FedSite, startFedSite } from '../fed-site'
import { anArticleRow, aProjectRow, type StubRow } from '../stub/rows'

const DIST = '.next-soak'
const START_TIMEOUT_MS = 60_000
const WORDS = [
  ...(['servidor', 'consulta', 'índice', 'caché', 'petición', 'columna', 'hilo', 'memoria'] as const),
  ...(['prueba', 'despliegue', 'contenedor', 'registro', 'token', 'esquema', 'cola', 'réplica'] as const),
] as const
const TAGS = ['php', 'redes', 'sql', 'linux', 'css', 'node', 'pruebas', 'seguridad', 'docker', 'ia'] as const

export type LargeSite = { site: FedSite; token: string }

/** Starts a site with thousands of articles behind an API, and resolves once it has read them. */
export async function startLargeSite(articles: number): Promise<LargeSite> {
  const token = 'a-token-for-the-soak'
  const rows = {
    articles: Array.from({ length: articles }, (_, index) => aLongRow(index + 1)),
    projects: Array.from({ length: 20 }, (_, index) => aProjectRow(index + 1)),
  }
  const site = await startFedSite(DIST, rows, { REVALIDATE_SECONDS: '60', REVALIDATE_TOKEN: token })
  const deadline = Date.now() + START_TIMEOUT_MS
  while ((await fetch(`${site.url}/article/articulo-1`, { redirect: 'manual' })).status !== 200)
    if (Date.now() > deadline) throw new Error(`the articles were not read:\n${site.output()}`)
    else await new Promise((resolve) => setTimeout(resolve, 200))
  return { site, token }
}

/** An article of 300 to 900 words with headings, code and a table; every hundredth has ten times as many. */
function aLongRow(id: number): StubRow {
  const random = createRandom(`articulo ${id}`)
  const words = (count: number) => Array.from({ length: count }, () => random.pick(WORDS)).join(' ')
  const sections = id % 100 === 0 ? 60 : 6
  const text = Array.from(
    { length: sections },
    (_, at) =>
      `## ${words(4)} ${at}\n\n${words(random.whole(30, 130))}. [${words(2)}](https://example.com/${at}) **${words(2)}**\n\n` +
      (at % 3 === 0
        ? `\`\`\`js\nconst ${random.pick(TAGS)} = ${at}\n\`\`\`\n\n`
        : `|a|b|\n|-|-|\n|${words(2)}|${at}|\n\n`),
  )
  const day = new Date(Date.UTC(2026, 10, 1) - (10_000 - id) * 12 * 3_600_000).toISOString()
  const created_at = `${day.slice(0, 10)} ${day.slice(11, 19)}`
  return anArticleRow(id, {
    title: `${words(3)} ${id}`,
    excerpt: words(16),
    content: text.join(''),
    tags: [random.pick(TAGS), random.pick(TAGS)],
    created_at,
    updated_at: created_at,
  })
}
