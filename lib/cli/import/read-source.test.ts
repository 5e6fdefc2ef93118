import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readSource, type SourceOptions } from './read-source'
import { readDevTo } from './read/dev-to'
import { readDevToApi } from './read/dev-to-api'
import { readGhost } from './read/ghost'
import { readHashnode } from './read/hashnode'
import { readMedium } from './read/medium'
import { readPortfolio } from './read/portfolio'
import { readPortfolioApi } from './read/portfolio-api'
import { readWordpress } from './read/wordpress'
import { readZip } from './read/zip'

// The readers have their own tests of what an export means. These check which reader is used.
const nothing = () => ({ posts: [], projects: [], notes: [] })
jest.mock('./read/dev-to', () => ({ readDevTo: jest.fn() }))
jest.mock('./read/dev-to-api', () => ({ readDevToApi: jest.fn() }))
jest.mock('./read/ghost', () => ({ readGhost: jest.fn() }))
jest.mock('./read/hashnode', () => ({ readHashnode: jest.fn() }))
jest.mock('./read/medium', () => ({ readMedium: jest.fn() }))
jest.mock('./read/wordpress', () => ({ readWordpress: jest.fn() }))
jest.mock('./read/zip', () => ({ readZip: jest.fn() }))
jest.mock('./read/portfolio-api', () => ({ readPortfolioApi: jest.fn() }))
jest.mock('./read/portfolio', () => ({
  ...jest.requireActual<object>('./read/portfolio'),
  readPortfolio: jest.fn(),
}))

const folder = mkdtempSync(path.join(tmpdir(), 'read-source-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => {
  for (const read of [readDevTo, readGhost, readHashnode, readMedium, readPortfolio, readWordpress])
    jest
      .mocked<() => unknown>(read as never)
      .mockReset()
      .mockImplementation(nothing)
  for (const read of [readDevToApi, readPortfolioApi])
    jest
      .mocked<() => unknown>(read as never)
      .mockReset()
      .mockImplementation(async () => nothing())
})

const unknown: SourceOptions = { from: null, oldSite: null }
/** Writes a file and reads it as an export. */
async function read(name: string, content: string | object, options: Partial<SourceOptions> = {}) {
  const file = path.join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return readSource(file, { ...unknown, ...options })
}
const GHOST = { db: [{ data: { posts: [{ id: 1 }] } }] }
const LISTS = {
  articles: { success: true, data: { articles: [{ id: 1 }], pagination: {} } },
  projects: { success: true, data: { projects: [{ id: 2 }], pagination: {} } },
}

describe('a file', () => {
  test.each([
    ['wordpress', '<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"/>', readWordpress],
    ['devto', [{ type_of: 'article' }], readDevTo],
    ['hashnode', { posts: [{ contentMarkdown: '' }] }, readHashnode],
    ['ghost', GHOST, readGhost],
    ['portfolio', LISTS.articles, readPortfolio],
  ])('is read as what it is: %s', async (kind, content, reader) => {
    const source = await read('export', content)
    expect(source).toMatchObject({ kind, name: 'export', folder, trustedHost: null })
    expect(reader).toHaveBeenCalledTimes(1)
  })

  test('may begin with a mark of its encoding', async () => {
    await expect(read('a.json', `\uFEFF${JSON.stringify(GHOST)}`)).resolves.toMatchObject({ kind: 'ghost' })
  })

  test('is read as what the owner calls it', async () => {
    await expect(read('a.xml', '<rss/>', { from: 'wordpress' })).resolves.toMatchObject({ kind: 'wordpress' })
    await expect(read('a.json', [{ title: 'a' }], { from: 'devto' })).resolves.toMatchObject({
      kind: 'devto',
    })
  })

  test('is told where the site was', async () => {
    await read('a.json', GHOST, { oldSite: 'https://old.example' })
    expect(readGhost).toHaveBeenCalledWith(GHOST.db[0]?.data, 'a.json', 'https://old.example')
    await read('a.json', LISTS.projects, { oldSite: 'https://old.example' })
    expect(readPortfolio).toHaveBeenCalledWith({
      articles: [],
      projects: [{ id: 2 }],
      place: 'a.json',
      base: 'https://old.example',
    })
  })

  test.each<[string, string | object, Partial<SourceOptions>, string]>([
    ['a.xml', '<rss/>', {}, 'a.xml is XML, but no export of WordPress (Tools → Export → All content)'],
    [
      'a.json',
      { a: 1 },
      {},
      'a.json is no export that is known here; if it is one, name its kind with --from',
    ],
    ['a.json', [{ a: 1 }], { from: 'ghost' }, 'a.json is no export that is known here'],
    ['a.json', GHOST, { from: 'portfolio' }, 'a.json is no export that is known here'],
    ['a.json', '{', {}, 'a.json'],
  ])('that is none is refused: %s %j %j', async (name, content, options, why) => {
    await expect(read(name, content, options)).rejects.toThrow(why)
  })

  test('that is not there is named', async () => {
    await expect(readSource('/nowhere/a.json', unknown)).rejects.toThrow('There is no file /nowhere/a.json')
  })
})

describe('an archive', () => {
  const holds = (...names: string[]) =>
    jest.mocked(readZip).mockResolvedValue(
      names.map((name) => ({
        name,
        text: JSON.stringify(name.includes('articles') ? LISTS.articles : GHOST),
      })),
    )

  test('with posts is one of Medium', async () => {
    holds('medium/posts/a.html', 'medium/profile.json')
    await expect(read('a.zip', 'PK…')).resolves.toMatchObject({ kind: 'medium', name: 'a.zip' })
    expect(readMedium).toHaveBeenCalledWith(
      [expect.objectContaining({ name: 'medium/posts/a.html' })],
      'a.zip',
    )
  })

  test('without is read by what it holds, the list of articles first', async () => {
    holds('a.json', 'site/articles.json')
    await expect(read('a.zip', 'PK…')).resolves.toMatchObject({ kind: 'portfolio' })
    expect(readPortfolio).toHaveBeenCalledWith(expect.objectContaining({ place: 'a.zip/site/articles.json' }))
    holds('a.json')
    await expect(read('a.zip', 'PK…')).resolves.toMatchObject({ kind: 'ghost' })
  })

  test('of which the owner says that it is of Medium is, whatever it holds; one of something else is not', async () => {
    holds('a.json')
    await expect(read('a.zip', 'PK…', { from: 'medium' })).resolves.toMatchObject({ kind: 'medium' })
    holds('posts/a.html', 'a.json')
    await expect(read('a.zip', 'PK…', { from: 'ghost' })).resolves.toMatchObject({ kind: 'ghost' })
  })

  test('that holds nothing of the kind is refused', async () => {
    holds('leeme.txt')
    await expect(read('a.zip', 'PK…')).rejects.toThrow(
      'a.zip holds neither posts of Medium nor a JSON or XML export',
    )
  })
})

describe('a folder of npm run export', () => {
  const place = mkdtempSync(path.join(folder, 'copia-'))
  const put = (name: string, content: unknown) =>
    writeFileSync(path.join(place, name), JSON.stringify(content))
  const readPlace = () => readSource(place, unknown)
  beforeEach(() => {
    for (const name of ['articles.json', 'projects.json']) rmSync(path.join(place, name), { force: true })
  })

  test('is read whole, with the pictures beside it', async () => {
    put('articles.json', LISTS.articles)
    put('projects.json', LISTS.projects)
    await expect(readPlace()).resolves.toMatchObject({ kind: 'portfolio', name: place, folder: place })
    expect(readPortfolio).toHaveBeenCalledWith({
      articles: [{ id: 1 }],
      projects: [{ id: 2 }],
      place: path.basename(place),
      base: null,
    })
  })

  test('may have one of the two lists', async () => {
    put('projects.json', LISTS.projects)
    await readPlace()
    expect(readPortfolio).toHaveBeenCalledWith(
      expect.objectContaining({ articles: [], projects: [{ id: 2 }] }),
    )
  })

  test('without either, or with another list, is refused', async () => {
    await expect(readPlace()).rejects.toThrow(
      `${place} holds no articles.json and no projects.json of an export`,
    )
    put('articles.json', GHOST)
    await expect(readPlace()).rejects.toThrow(`${place}/articles.json is no list of the content API`)
  })
})

describe('an address', () => {
  test.each([
    'https://dev.to/api/articles?username=ana',
    'https://dev.to/ana',
    'https://forem.example/api/articles?username=ana',
  ])('of a profile is read from its API: %s', async (address) => {
    await expect(readSource(address, unknown)).resolves.toMatchObject({
      kind: 'devto',
      name: new URL(address).host,
      folder: null,
      trustedHost: new URL(address).host,
    })
    expect(readDevToApi).toHaveBeenCalledWith(address)
  })

  test.each([
    ['https://old.example', 'https://old.example'],
    ['HTTP://old.example/blog/', 'http://old.example/blog'],
    ['https://old.example/blog/api/portfolio/articles.php?id=1', 'https://old.example/blog'],
    ['https://old.example/api/portfolio', 'https://old.example'],
  ])('of anything else is one of the content API: %s', async (address, base) => {
    await expect(readSource(address, unknown)).resolves.toMatchObject({
      kind: 'portfolio',
      name: base,
      trustedHost: 'old.example',
    })
    expect(readPortfolioApi).toHaveBeenCalledWith(base)
  })

  test('is read as what the owner calls it', async () => {
    await expect(readSource('https://old.example', { ...unknown, from: 'devto' })).resolves.toMatchObject({
      kind: 'devto',
    })
    await expect(readSource('https://dev.to', { ...unknown, from: 'portfolio' })).resolves.toMatchObject({
      kind: 'portfolio',
    })
  })

  test('of a service that is read from files is refused', async () => {
    await expect(readSource('https://old.example', { ...unknown, from: 'ghost' })).rejects.toThrow(
      'An address is read from dev.to or from a content API; for ghost, give its export as a file',
    )
  })
})
