import { aProject } from '../../e2e/unit/builders'
import { projectsInEnglish } from './english-projects'

test('missing English translations list what stays in Spanish', () => {
  const [one, two, three] = projectsInEnglish(
    [aProject({ id: 1 }), aProject({ id: 2 }), aProject({ id: 3 })],
    [
      { id: 9, title: 'None', description: null },
      { id: 2, title: 'Two', description: 'Second.' },
      { id: 1, title: 'One', description: null },
    ],
  )
  expect(one).toMatchObject({ title: 'One', description: 'Lo que hace.', borrowed: ['description'] })
  expect(two).toMatchObject({ title: 'Two', description: 'Second.' })
  expect(two).not.toHaveProperty('borrowed')
  expect(three).toMatchObject({ title: 'Un proyecto', borrowed: ['title', 'description'] })
})
