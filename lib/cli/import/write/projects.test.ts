import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ImportedProject } from '../post'
import { createOutput } from './output'
import type { Pictures, Taken } from './pictures'
import { WOULD_FETCH } from './pictures'
import { writeProjects } from './projects'
import type { ImportRecord } from './record'

const root = mkdtempSync(path.join(tmpdir(), 'import-projects-'))
const folders = { name: 'mio', content: root, publicFiles: root }
const file = path.join(root, 'projects.json')
beforeEach(() => {
  rmSync(root, { recursive: true })
  mkdirSync(root)
})
afterAll(() => rmSync(root, { recursive: true }))

const aRow = (fields: Partial<ImportedProject['row']> = {}): ImportedProject['row'] => ({
  id: 1,
  imgPath: '',
  isBlog: false,
  title: 'Faro',
  description: 'Alumbra.',
  ghLink: '',
  demoLink: '',
  tipo: 'web',
  ...fields,
})
const aProject = (fields: Partial<ImportedProject['row']> = {}, key = 'faro'): ImportedProject => ({
  key,
  row: aRow(fields),
  lost: [],
})
const nothing = (): ImportRecord => ({ articles: {}, projects: {}, pictures: {} })
const written = () => JSON.parse(readFileSync(file, 'utf8')) as ImportedProject['row'][]
const has = (...rows: object[]) => writeFileSync(file, JSON.stringify(rows))

type Options = {
  record?: ImportRecord
  isForced?: boolean
  isDry?: boolean
  base?: string | null
  take?: (address: string, name: string) => Taken
}

async function write(projects: ImportedProject[], options: Options = {}) {
  const { record = nothing(), isForced = false, isDry = false, base = null } = options
  const taken: [address: string, name: string][] = []
  const pictures = {
    take: async (address: string, name: string) => {
      taken.push([address, name])
      return options.take?.(address, name) ?? { failure: 'gone' }
    },
  } as unknown as Pictures
  const output = createOutput(isDry)
  const { fates, notes } = await writeProjects(
    projects,
    { folders, record, output, isForced, pictures },
    base,
  )
  return { fates, notes: notes.map(({ what }) => what), files: output.files, record, taken }
}

test('projects stand behind those that are there, in their order', async () => {
  has({ ...aRow(), title: 'Mío' })
  const { fates, notes } = await write([aProject({ id: 4 }), aProject({ id: 2, title: 'Boya' }, 'boya')])
  expect(written().map(({ id, title }) => [id, title])).toEqual([
    [1, 'Mío'],
    [4, 'Faro'],
    [2, 'Boya'],
  ])
  expect([fates, notes]).toEqual([['new', 'new'], []])
})

test('an id that another project has is the next free one', async () => {
  has({ ...aRow({ id: 7 }), title: 'Mío' }, { id: 'nueve' })
  await write([aProject({ id: 7 })])
  expect(written().map(({ id }) => id)).toEqual([7, 'nueve', 8])
})

test('the same project, which an earlier run of another record wrote, is not there twice', async () => {
  has(aRow())
  const { fates, files } = await write([aProject()])
  expect([fates, files, written().length]).toEqual([['unchanged'], [], 1])
})

test('a second run changes what the service has changed, and only that', async () => {
  const { record } = await write([aProject(), aProject({ id: 2, title: 'Boya' }, 'boya')])
  const { fates } = await write(
    [aProject({ id: 9, title: 'Faro nuevo' }), aProject({ id: 2, title: 'Boya' }, 'boya')],
    {
      record,
    },
  )
  expect(fates).toEqual(['updated', 'unchanged'])
  expect(written().map(({ id, title }) => [id, title])).toEqual([
    [1, 'Faro nuevo'],
    [2, 'Boya'],
  ])
})

describe('what the owner has done since', () => {
  test('stays: an edited project is left as it is, a removed one does not come back', async () => {
    const { record } = await write([aProject(), aProject({ id: 2, title: 'Boya' }, 'boya')])
    has({ ...written()[0], title: 'Mi faro' })
    const again = await write(
      [aProject({ title: 'Faro nuevo' }), aProject({ id: 2, title: 'Boya' }, 'boya')],
      { record },
    )
    expect([again.fates, again.files]).toEqual([['edited', 'deleted'], []])
    expect(written().map(({ title }) => title)).toEqual(['Mi faro'])
  })

  test('goes with --force', async () => {
    const { record } = await write([aProject(), aProject({ id: 2, title: 'Boya' }, 'boya')])
    has({ ...written()[0], title: 'Mi faro' })
    await write([aProject(), aProject({ id: 2, title: 'Boya' }, 'boya')], { record, isForced: true })
    expect(written().map(({ title }) => title)).toEqual(['Faro', 'Boya'])
  })
})

test('without projects no list is made', async () => {
  expect((await write([])).files).toEqual([])
})

test('a dry run tells the same, and writes nothing', async () => {
  const { fates, files } = await write([aProject()], { isDry: true })
  expect([fates, files]).toEqual([['new'], [file]])
  expect(() => written()).toThrow('ENOENT')
})

test.each(['{}', '[1]', '[{]', 'null'])(
  'a file that is no list of projects is left alone: %s',
  async (text) => {
    writeFileSync(file, text)
    await expect(write([aProject()])).rejects.toThrow(
      'mio/projects.json is no list of projects: mend it first (npm run check says where)',
    )
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)

test('a title is as long as a title may be', async () => {
  const { notes } = await write([
    aProject({ title: 'a'.repeat(140) }),
    aProject({ id: 2, title: 'b'.repeat(141) }, 'b'),
  ])
  expect(written().map(({ title }) => title)).toEqual(['a'.repeat(140), `${'b'.repeat(139)}…`])
  expect(notes).toEqual([`project 2 "${'b'.repeat(139)}…": its title is cut to 140 characters`])
})

test('what the service lost is told with the project', async () => {
  const { notes } = await write([{ ...aProject(), lost: ['its tags'] }])
  expect(notes).toEqual(['project 1 "Faro": its tags'])
})

describe('its picture', () => {
  const taken: Taken = { address: '/images/projects/faro.png' }

  test('is taken from the service, under the name of the project', async () => {
    const { taken: asked } = await write([aProject({ imgPath: '/a.png', title: 'El faro' })], {
      base: 'https://old.example/',
      take: () => taken,
    })
    expect(asked).toEqual([['https://old.example/a.png', 'projects/el-faro']])
    expect(written()[0]?.imgPath).toBe('/images/projects/faro.png')
  })

  test('of a project whose title makes no name has that of its number', async () => {
    const { taken: asked } = await write([aProject({ id: 3, imgPath: '/a.png', title: '¿?' })], {
      take: () => taken,
    })
    expect(asked).toEqual([['/a.png', 'projects/proyecto-3']])
  })

  test('that can not be taken stays where it was, if it is there for all to see', async () => {
    const { notes } = await write([aProject({ imgPath: 'https://old.example/a.png' })])
    expect(written()[0]?.imgPath).toBe('https://old.example/a.png')
    expect(notes).toEqual([
      'project 1 "Faro": its picture https://old.example/a.png stays where it was: gone',
    ])
  })

  test.each([
    ['http://old.example/a.png', 'gone'],
    ['/a.png', 'gone'],
    ['a.png', 'its host is not known'],
  ])('else it is left out: %s', async (imgPath, why) => {
    const { notes } = await write([aProject({ imgPath })])
    expect(written()[0]?.imgPath).toBe('')
    expect(notes).toEqual([`project 1 "Faro": its picture ${imgPath} is left out: ${why}`])
  })

  test('that a dry run does not fetch is no loss', async () => {
    const { notes } = await write([aProject({ imgPath: 'https://old.example/a.png' })], {
      isDry: true,
      take: () => ({ failure: WOULD_FETCH }),
    })
    expect(notes).toEqual([])
  })
})
