import '../../e2e/unit/own-content'
import { anArticle, aProject, aStory } from '../../e2e/unit/builders'
import type { StoryPage } from '../content/story-pages'
import { plainStory } from './plain'

const page = (fields: Partial<StoryPage> = {}): StoryPage => ({
  slug: 'un-proyecto',
  project: aProject(),
  story: aStory(),
  previous: null,
  next: null,
  articles: [],
  ...fields,
})

test('a story as Markdown: title, metadata, the source text, and its articles', async () => {
  const figure = { value: '0,4 g', label: 'por visita' }
  const story = aStory({ figure, role: 'Todo', tools: ['PHP', 'SQL'], updatedAt: '2026-05-01 10:00:00' })
  const articles = [anArticle({ slug: 'año', title: 'A [b]' })]
  expect(await plainStory(page({ story, articles }))).toBe(
    [
      '# Un proyecto',
      '> Lo que hace.',
      '- Autoría: Nuria Prueba\n- 0,4 g por visita\n- Mi papel: Todo\n- Con qué: PHP, SQL\n- Actualizado: 1 de mayo de 2026, 10:00\n' +
        '- GitHub: https://example.com/codigo\n- Demo: https://example.com/demo\n- Original: https://site.example/project/un-proyecto',
      '## El problema\n\nTexto.',
      '## Artículos sobre este proyecto',
      '- [A b](https://site.example/article/a%C3%B1o.md)\n',
    ].join('\n\n'),
  )
})

test('a story consisting of its text only has less metadata', async () => {
  const project = aProject({ ghLink: null, demoLink: null, description: '' })
  expect(await plainStory(page({ project }))).toBe(
    '# Un proyecto\n\n> Historia del proyecto Un proyecto\n\n- Autoría: Nuria Prueba\n' +
      '- Original: https://site.example/project/un-proyecto\n\n## El problema\n\nTexto.\n',
  )
})

test('the period of a project is part of its metadata', async () => {
  expect(await plainStory(page({ story: aStory({ period: '2024 a 2026' }) }))).toContain(
    '- Cuándo: 2024 a 2026\n',
  )
})

test('titles are a single trimmed line', async () => {
  const articles = [anArticle({ slug: 'uno', title: ' El\nuno ' })]
  const text = await plainStory(page({ project: aProject({ title: ' Un\n proyecto ' }), articles }))
  expect(text).toMatch(/^# Un proyecto\n/)
  expect(text).toContain('- [El uno](')
})
