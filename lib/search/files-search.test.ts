import type { SearchDocument } from './query'
import { createFilesSearch } from './files-search'

const page = (path: string, title: string, text: string): SearchDocument => ({
  kind: 'article',
  path,
  title,
  tags: [],
  summary: text,
  sections: [{ id: 'parte', heading: 'Una parte', text }],
})
const search = createFilesSearch([
  page('/article/riego', 'Riego por goteo', 'Programación del riego en verano.'),
  page('/article/suelo', 'Suelo vivo', 'Las lombrices airean la tierra.'),
])

test('an answer has the form of the server: words are marked, and sections are linked', () => {
  const [first] = search('lombrices').results
  expect(first).toMatchObject({ kind: 'article', sections: [{ href: '/article/suelo#parte' }] })
  expect(first?.sections[0]?.line).toContain('lombrices')
  expect(search('de')).toMatchObject({ total: 0 })
  expect(search(' ')).toEqual({ query: '', vague: true, total: 0, results: [] })
})
