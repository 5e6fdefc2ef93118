import { problemsOf } from '../../validation/problems'
import { parseStoryFile } from './story-file'

const file = (...lines: string[]) => parseStoryFile('content/projects/7.md', lines.join('\n'))

test('a story with all its fields', () => {
  const { story, isDraft } = file(
    '---',
    'slug: el-faro',
    'meta_description: Un faro.',
    'role: Todo',
    'period: 2024 a 2026',
    'tools: [PHP, SQL]',
    'figure: { value: "0,4 g", label: por visita }',
    'articles: [uno]',
    'updated_at: 2026-05-01 10:00:00',
    '---',
    '',
    '# El problema',
    '',
  )
  expect(isDraft).toBe(false)
  expect(story).toEqual({
    id: 7,
    slug: 'el-faro',
    description: 'Un faro.',
    role: 'Todo',
    period: '2024 a 2026',
    tools: ['PHP', 'SQL'],
    figure: { value: '0,4 g', label: 'por visita' },
    articles: ['uno'],
    updatedAt: '2026-05-01 10:00:00',
    content: '# El problema',
  })
})

test('a story consisting of its body only', () => {
  expect(file('Texto.').story).toEqual({
    id: 7,
    slug: null,
    description: null,
    role: null,
    period: null,
    tools: [],
    figure: null,
    articles: [],
    updatedAt: null,
    content: 'Texto.',
  })
})

test('a story without a body is a draft, and so is one marked as such', () => {
  expect(file('---', 'role: Todo', '---', ' ').isDraft).toBe(true)
  expect(file('---', 'status: draft', '---', 'Texto.').isDraft).toBe(true)
  expect(file('---', 'status: published', '---', 'Texto.').isDraft).toBe(false)
})

test.each(['faro.md', '07.md', '0.md', '7.en.md', '1234567890123456.md'])(
  'a file called %s belongs to no project',
  (name) => {
    const parse = () => parseStoryFile(`content/projects/${name}`, 'Texto.')
    expect(parse).toThrow()
    try {
      parse()
    } catch (error) {
      expect(problemsOf(error)).toHaveLength(1)
    }
  },
)

test('a file name can be the slug alone', () => {
  expect(parseStoryFile('7.md', 'Texto.').story.id).toBe(7)
})
