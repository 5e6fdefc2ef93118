import fc from 'fast-check'
import { aProject, aStory } from '../../e2e/unit/builders'
import { PROJECT_TYPES, RESERVED_SLUGS } from '../content/types'
import { slugOfTitle } from './project'
import { slugsOf } from './story-pages'

const slugs = (...named: [title: string, slug?: string][]) => {
  const projects = named.map(([title], index) => aProject({ id: index + 1, title }))
  const stories = named.map(([, slug], index) => aStory({ id: index + 1, slug: slug ?? null }))
  return [...slugsOf({ projects, stories }).values()]
}

test.each([
  ['Maceta lista', 'maceta-lista'],
  ['  ¡Año nuevo! (C++) ', 'ano-nuevo-c-plus-plus'],
  ['Web de una clínica', 'web-de-una-clinica'],
  ['日本', '日本'],
  ['¿?', 'proyecto'],
  ['a'.repeat(300), 'a'.repeat(120)],
])('the title %p gives the slug %p', (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug)
  expect(slugs([title])).toEqual([slug])
})

test.each(['web', 'Web', 'Página', 'page'])(
  'the title %p does not produce an address of the list',
  (title) => {
    const [slug = ''] = slugs([title])
    expect(RESERVED_SLUGS).toEqual([...PROJECT_TYPES, 'page'])
    expect(RESERVED_SLUGS).not.toContain(slug)
    expect(slug).toBe(title === 'Página' ? 'pagina' : `${title.toLowerCase()}-1`)
  },
)

test('an explicit slug takes precedence over title slugs, and all are unique', () => {
  expect(slugs(['Uno', 'dos'], ['Dos'])).toEqual(['dos', 'dos-2'])
  expect(slugs(['Uno'], ['UNO'], ['uno 2'])).toEqual(['uno', 'uno-2', 'uno-2-3'])
})

test('for equal titles the lowest id keeps the plain slug, whatever the order of the stories', () => {
  const projects = [1, 2].map((id) => aProject({ id, title: 'Dos' }))
  const stories = [2, 1].map((id) => aStory({ id }))
  const made = slugsOf({ projects, stories })
  expect([made.get(1), made.get(2)]).toEqual(['dos', 'dos-2'])
  expect(slugsOf({ projects, stories })).toBe(made)
})

test('a project without a story, and a story without a project, have no slug', () => {
  const projects = [aProject({ id: 1 }), aProject({ id: 2, title: 'Dos' })]
  const stories = [aStory({ id: 2 }), aStory({ id: 3 })]
  expect([...slugsOf({ projects, stories })]).toEqual([[2, 'dos']])
})

test('whatever the titles, every slug is a single unique segment', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 8 }), (titles) => {
      const made = slugs(...titles.map((title): [string] => [title]))
      expect(new Set(made).size).toBe(titles.length)
      for (const slug of made) {
        expect(RESERVED_SLUGS).not.toContain(slug)
        expect(encodeURIComponent(slug)).toMatch(/^[^/?#.]{1,150}$/)
      }
    }),
  )
})
