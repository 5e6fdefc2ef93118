import { findBySlug, findFeatured, projectSlug, searchProjects } from './project'

test.each([
  ['Mi Portfolio', 'mi-portfolio'],
  [' Año Nuevo: 100 % PHP ', 'año-nuevo-100--php'],
  ['an\u0303o', 'año'],
  ['Gestión', 'gestión'],
  ['¡!', ''],
])('the slug of %p is %p', (title, expected) => {
  expect(projectSlug({ title })).toBe(expected)
})

test('the first of two equal titles gets the slug; an empty slug matches nothing', () => {
  const projects = [
    { id: 1, title: '¡!' },
    { id: 2, title: 'Uno' },
    { id: 3, title: 'Uno' },
  ]
  expect(findBySlug(projects, 'uno')?.id).toBe(2)
  expect(findBySlug(projects, '')).toBeNull()
  expect(findBySlug(projects, 'Uno')).toBeNull()
})

test('a project is found by any spelling of its title, and by the address of its story', () => {
  const projects = [
    { id: 1, title: 'Termómetro de opiniones' },
    { id: 2, title: 'C# y más', story: 'mas' },
    { id: 3, title: 'Más', story: 'mas-3' },
  ]
  const idOf = (slug: string) => findBySlug(projects, slug)?.id
  expect(['termómetro-de-opiniones', 'termometro-de-opiniones'].map(idOf)).toEqual([1, 1])
  expect(['c-y-más', 'c-sharp-y-mas', 'mas'].map(idOf)).toEqual([2, 2, 2])
  expect(['más', 'mas-3'].map(idOf)).toEqual([3, 3])
  expect(['termometro', 'Termometro-de-opiniones', 'mas-2'].map(idOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(
    findFeatured(projects, ['mas-3', 'termometro-de-opiniones', 'mas']).found.map(({ id }) => id),
  ).toEqual([3, 1, 2])
})

test('the search covers title and description, with ñ distinct from n', () => {
  const projects = ['Año', 'Ano'].map((title) => ({ title, description: `Sobre el ${title}, día a día` }))
  expect(searchProjects(projects, 'AÑO')).toEqual([projects[0]])
  expect(searchProjects(projects, 'ano')).toEqual([projects[1]])
  expect(searchProjects(projects, 'dia ')).toEqual(projects)
  expect(searchProjects(projects, '')).toEqual(projects)
})

test("featured projects are found by id, slug or title, in the owner's order, without duplicates", () => {
  const projects = [
    { id: 1, title: 'Parada a parada' },
    { id: 2, title: 'Año nuevo' },
    { id: 3, title: '1' },
  ]
  const [first, second] = projects
  expect(findFeatured(projects, ['año-nuevo', 1, 'Parada a parada', '2'])).toEqual({
    found: [second, first],
    unknown: [],
  })
  expect(findFeatured(projects, [9, 'nada', '', 2])).toEqual({ found: [second], unknown: [9, 'nada', ''] })
  expect(findFeatured(projects, [])).toEqual({ found: [], unknown: [] })
})
