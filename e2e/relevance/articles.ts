import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { Article } from '../../lib/content/types'
import { anArticle } from '../unit/builders'

const FOLDER = path.join(__dirname, 'articles')

/** Articles for the relevance test: the topic of one article is also mentioned in others. */
export const RELEVANCE_ARTICLES: Article[] = readdirSync(FOLDER).map((file, at) => {
  const [, fields = '', content = ''] = readFileSync(path.join(FOLDER, file), 'utf8').split(/^---\n+/m)
  return anArticle({
    ...(parse(fields) as Partial<Article>),
    id: at + 1,
    slug: path.parse(file).name,
    content: content.trim(),
  })
})

/** Series of these articles. */
export const RELEVANCE_SERIES = [
  { name: 'Datos sin sustos', articles: ['indices-postgresql', 'migraciones-sin-parada'] },
  { name: 'Una web para todos', articles: ['accesibilidad-formularios', 'graficas-accesibles'] },
]
