import { aProject } from '../../e2e/unit/builders'
import { projectsInEnglish, withWords } from './english-projects'

test('missing English translations list what stays in Spanish', () => {
  const [one, two] = projectsInEnglish(
    [aProject({ id: 1 }), aProject({ id: 2 })],
    [
      { id: 1, title: 'One', description: null },
      { id: 2, title: 'Two', description: 'Second.' },
    ],
  )
  expect(one).toMatchObject({ title: 'One', description: 'Lo que hace.', borrowed: ['description'] })
  expect(two).toMatchObject({ title: 'Two', description: 'Second.' })
  expect(two).not.toHaveProperty('borrowed')
})

test('a project is translated to English as far as translations exist, in any order', () => {
  const projects = [aProject({ id: 1 }), aProject({ id: 2 }), aProject({ id: 3 })]
  const words = [
    { id: 9, title: 'None', description: null },
    { id: 3, title: null, description: 'What it does.' },
    { id: 1, title: 'One', description: 'First.' },
  ]
  expect(withWords(projects, words).map(({ title, description }) => [title, description])).toEqual([
    ['One', 'First.'],
    ['Un proyecto', 'Lo que hace.'],
    ['Un proyecto', 'What it does.'],
  ])
  expect(withWords(projects, [])).toEqual(projects)
})
