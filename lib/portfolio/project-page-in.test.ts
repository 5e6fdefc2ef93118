import { ownPath } from '@/e2e/unit/own-folders'
import { aProject } from '@/e2e/unit/builders'
import { dependencies, fakeContent } from '@/e2e/unit/fake-catalog'
import { mkdirSync, writeFileSync } from 'node:fs'
import { getProjectPageIn } from './project-page-in'

beforeAll(() => {
  mkdirSync(ownPath('content/en'))
  writeFileSync(ownPath('content/en/projects.json'), '[{ "id": 2, "title": "A game" }]')
  fakeContent.projects = [
    aProject({ id: 1, title: 'Una web' }),
    aProject({ id: 2, title: 'Un juego', tipo: 'app' }),
  ]
})
beforeEach(() => void (dependencies.length = 0))

const titles = (of: Awaited<ReturnType<typeof getProjectPageIn>>) => of?.projects.map(({ title }) => title)

test('a page of the gallery has the words of its language', async () => {
  expect(titles(await getProjectPageIn('es', 1))).toEqual(['Una web', 'Un juego'])
  expect(dependencies).not.toContain('en/projects.json')
  expect(titles(await getProjectPageIn('en', 1))).toEqual(['Una web', 'A game'])
  expect(dependencies).toContain('en/projects.json')
})

test('all else of the page is the same in both', async () => {
  const { projects: _es, ...es } = (await getProjectPageIn('es', 1)) ?? {}
  const { projects: _en, ...en } = (await getProjectPageIn('en', 1)) ?? {}
  expect(en).toEqual(es)
  expect(Object.keys(es).length).toBeGreaterThan(0)
})

test('a kind of project is asked for in either language', async () => {
  expect(titles(await getProjectPageIn('es', 1, 'app'))).toEqual(['Un juego'])
  expect(titles(await getProjectPageIn('en', 1, 'app'))).toEqual(['A game'])
})

test('a page past the end is none', async () => {
  expect(await getProjectPageIn('en', 2)).toBeNull()
  expect(await getProjectPageIn('es', 2)).toBeNull()
})
