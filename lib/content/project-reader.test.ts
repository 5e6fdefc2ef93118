import { aProject } from '@/e2e/unit/builders'
import { createProjectReader } from './project-reader'
import type { ContentSource } from './content-source'
import type { Project, ProjectList } from './types'

/** A source that lists these projects out of a total; `hidden` ones are not listed, but found when requested. */
function aSource(listed: Project[], { total = listed.length, hidden = [] as Project[] } = {}) {
  const findProject = jest.fn(
    async (id: number): Promise<Project | null> => hidden.find((one) => one.id === id) ?? null,
  )
  const source = {
    name: 'test',
    maxLimit: 50,
    findProject,
    listProjects: async () => ({
      projects: listed,
      pagination: { page: 1, limit: 50, total, pages: 1 },
      received: listed.map(({ id }) => String(id)),
      skipped: [],
    }),
  } as unknown as ContentSource
  return { source, findProject, load: createProjectReader(source) }
}
const [one, two, three] = [1, 2, 3].map((id) => aProject({ id })) as [Project, Project, Project]
const before: ProjectList = { rows: [one, two, three], skipped: [] }

test('a complete list is trusted: missing projects are removed', async () => {
  const { load, findProject } = aSource([one])
  await expect(load(before, {})).resolves.toEqual({ rows: [one], skipped: [] })
  expect(findProject).not.toHaveBeenCalled()
})

test('projects that are counted but not listed are requested one by one', async () => {
  const changed = { ...two, title: 'Otro' }
  const { load, findProject } = aSource([one], { total: 2, hidden: [changed] })
  await expect(load(before, {})).resolves.toMatchObject({ rows: [one, changed] })
  expect(findProject.mock.calls).toEqual([[2], [3]])
})

test('a project that cannot be requested stays unchanged', async () => {
  const { load, findProject } = aSource([one], { total: 2 })
  findProject.mockRejectedValueOnce(new Error('down'))
  await expect(load(before, {})).resolves.toMatchObject({ rows: [one, two] })
})

test('on the first load nothing is requested by id', async () => {
  const { load, findProject } = aSource([one], { total: 2 })
  await expect(load(null, {})).resolves.toMatchObject({ rows: [one] })
  expect(findProject).not.toHaveBeenCalled()
})
