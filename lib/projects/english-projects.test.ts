import { aProject } from '../../e2e/unit/builders'
import { projectsInEnglish } from './english-projects'

test('missing English translations list what stays in Spanish', () => {
  const [one, two, three] = projectsInEnglish(
    [aProject({ id: 1 }), aProject({ id: 2 }), aProject({ id: 3 })],
    [
      { id: 9, title: 'None', description: null, figure: null },
      { id: 2, title: 'Two', description: 'Second.', figure: null },
      { id: 1, title: 'One', description: null, figure: null },
    ],
  )
  expect(one).toMatchObject({ title: 'One', description: 'Lo que hace.', borrowed: ['description'] })
  expect(two).toMatchObject({ title: 'Two', description: 'Second.' })
  expect(two).not.toHaveProperty('borrowed')
  expect(three).toMatchObject({ title: 'Un proyecto', borrowed: ['title', 'description'] })
})

test('the figure of a story is shown in English words, or not at all', () => {
  const figure = { value: '0,4 g', label: 'por visita' }
  const english = { value: '0.4 g', label: 'a visit' }
  const words = (of: typeof figure | null) => [{ id: 1, title: 'One', description: 'First.', figure: of }]
  const shown = (project: object, of: typeof figure | null) =>
    projectsInEnglish([aProject({ id: 1, ...project })], words(of))[0]?.figure
  expect(shown({ figure }, english)).toEqual(english)
  expect(shown({ figure }, null)).toBeUndefined()
  expect(shown({}, english)).toBeUndefined()
})
