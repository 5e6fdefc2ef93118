import { aProject } from '../../e2e/unit/builders'
import { findProjectsIn, projectsIn, withWords } from './english-projects'

const asked: string[] = []
jest.mock('./followed-file', () => {
  const words = [{ id: 1, title: 'One', description: null }]
  return {
    followFile: () => ({
      dependOn: async () => (asked.push('for a page'), words),
      read: async () => (asked.push('for a request'), words),
    }),
  }
})

test('the words are asked for in English alone, by the page that depends on them or for a request', async () => {
  const projects = [aProject({ id: 1 })]
  expect(await projectsIn('es', projects)).toBe(projects)
  expect(await findProjectsIn('es', projects)).toBe(projects)
  expect(asked).toEqual([])
  expect(await projectsIn('en', projects)).toMatchObject([{ title: 'One', borrowed: ['description'] }])
  expect(await findProjectsIn('en', projects)).toMatchObject([{ title: 'One', borrowed: ['description'] }])
  expect(asked).toEqual(['for a page', 'for a request'])
})

test('a project is said in English as far as there are words, whatever their order', () => {
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
