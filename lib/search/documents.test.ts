import { about } from '@/e2e/unit/own-content'
import { anArticle, aProject, aStory } from '@/e2e/unit/builders'
import { parseResume } from '../resume/resume'
import { ofAbout, ofArticle, ofProject, ofResume, ofTopics } from './documents'

const RESUME = {
  basics: { name: 'Nuria', label: 'Desarrollo web', email: 'cv@site.example', summary: 'Hago webs.' },
  work: [
    {
      name: 'Casa Uno',
      position: 'Programadora',
      startDate: '2022-01',
      highlights: ['Quité la mitad.', 'Medí.'],
    },
  ],
  skills: [{ name: 'Datos', keywords: ['SQL', 'Redis'] }],
  meta: { lastModified: '2025-06-02T09:00:00' },
}

const headings = ({ sections }: { sections: { id: string | null; heading: string; text: string }[] }) =>
  sections.map(({ id, heading, text }) => [id, heading, text])

test('until its body is loaded, an article is indexed by its excerpt', () => {
  const article = anArticle({ slug: 'año', title: 'an\u0303o', excerpt: 'Breve.' })
  expect(ofArticle(article)).toMatchObject({
    path: '/article/a%C3%B1o',
    title: 'año',
    summary: 'Breve.',
  })
  expect(headings(ofArticle(article))).toEqual([[null, '', 'Breve.']])
  expect(headings(ofArticle({ ...article, excerpt: null }))).toEqual([[null, '', '']])
})

test('a project is found on its page of the list, at its card', () => {
  const paths = [0, 5, 6, 13].map((at) => ofProject(aProject({ id: at + 1 }), at).path)
  expect(paths).toEqual([
    '/project#proyecto-1',
    '/project#proyecto-6',
    '/project/page/2#proyecto-7',
    '/project/page/3#proyecto-14',
  ])
})

test('a project with a story is found on its page', () => {
  const story = { ...aStory({ role: 'Todo', tools: ['Kotlin'] }), slug: 'uno' }
  const document = ofProject(aProject({ description: 'Breve.' }), 0, story)
  expect(document).toMatchObject({
    kind: 'project',
    path: '/project/uno',
    tags: ['Kotlin'],
  })
  expect(headings(document)).toEqual([[null, '', 'Breve. · Todo']])
})

test('the CV is found by section, with the words of the entries', () => {
  expect(headings(ofResume(parseResume(RESUME)))).toEqual([
    [null, '', 'Desarrollo web · Hago webs.'],
    ['experiencia', 'Experiencia', 'Programadora · Casa Uno · Quité la mitad. · Medí.'],
    ['conocimientos', 'Conocimientos', 'Datos · SQL, Redis'],
  ])
})

test('the CV is found by its other names too', () => {
  const { title, tags } = ofResume(parseResume(RESUME))
  expect([title, tags]).toEqual(['CV', ['currículo', 'currículum', 'hoja de vida']])
})

test('only the displayed parts of the about page are found', () => {
  const hobbies = [{ icon: null, text: 'Remo' }]
  const whole = { ...about, biography: ['Soy de Soria.'], hobbies, sections: ['skills', 'hobbies'] as const }
  const document = ofAbout({ ...whole, sections: [...whole.sections] })
  expect(headings(document)).toEqual([
    [null, '', 'Soy de Soria.'],
    ['competencias', 'Profesional Skill', 'PHP · Docker'],
    ['aficiones', 'Cuando no programo', 'Remo'],
  ])
  const beside = ofAbout({ ...whole, sections: ['hobbies'] })
  expect(headings(beside)).toEqual([
    [null, '', 'Soy de Soria.'],
    [null, 'Cuando no programo', 'Remo'],
  ])
})

test('missing fields leave no extra whitespace or separators', () => {
  const story = { ...aStory({ role: null }), slug: 'uno' }
  expect(headings(ofProject(aProject({ description: 'Uno.' }), 0, story))).toEqual([[null, '', 'Uno.']])
  expect(ofArticle(anArticle({ title: ' Uno  y dos\n' })).title).toBe('Uno y dos')
})

const anArticleOf = (id: number, year: number, fields: object = {}) =>
  anArticle({ id, slug: `a-${id}`, tags: [], published_at: `${year}-01-01 10:00:00`, ...fields })
const lines = (
  articles: ReturnType<typeof anArticle>[],
  series: { name: string; articles: string[] }[] = [],
) =>
  ofTopics({ articles, series }).map(({ kind, path, title, summary }) =>
    [kind, path, title, summary].join(' | '),
  )

test('series, tags of more than one article, and the archive with its years', () => {
  const articles = [
    anArticleOf(3, 2026, { tags: ['Programación', 'única'], series: 'Redes de hoy' }),
    anArticleOf(2, 2025, { tags: ['programacion'], series: 'Redes de hoy' }),
    anArticleOf(1, 2025, { tags: ['Programación'] }),
  ]
  expect(lines(articles, [{ name: 'Primeros pasos', articles: ['a-1'] }])).toEqual([
    'series | /serie/primeros-pasos | Primeros pasos | 1 artículo',
    'series | /serie/redes-de-hoy | Redes de hoy | 2 artículos',
    'tag | /etiqueta/programacion | Programación | 3 artículos',
    'archive | /articles/archivo | Archivo | 3 artículos',
    'archive | /articles/archivo#2026 | Archivo de 2026 | 1 artículo',
    'archive | /articles/archivo#2025 | Archivo de 2025 | 2 artículos',
  ])
})

test('years have their own pages when a single page would be too long; without articles there are none', () => {
  const many = Array.from({ length: 1_001 }, (_, at) => anArticleOf(at, 2026))
  expect(lines(many)[1]).toBe('archive | /articles/archivo/2026 | Archivo de 2026 | 1001 artículos')
  expect(lines([anArticle({ tags: [], published_at: null, created_at: null })])).toEqual([
    'archive | /articles/archivo | Archivo | 1 artículo',
  ])
  expect(lines([])).toEqual([])
})

test('a series and a tag are also found by the word for their kind', () => {
  const articles = [1, 2].map((id) => anArticleOf(id, 2026, { tags: ['css'], series: 'Redes' }))
  const what = ofTopics({ articles, series: [] }).map(({ kind, tags }) => [kind, tags.length])
  expect(what).toEqual([
    ['series', 1],
    ['tag', 1],
    ['archive', 0],
    ['archive', 0],
  ])
})
