import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const folder = mkdtempSync(path.join(tmpdir(), 'pdf-'))
const WARNING = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
const read = async () => (await import('./pdf-pages')).readPdfFacts()

beforeAll(() => {
  mkdirSync(path.join(folder, 'public'))
  jest.spyOn(process, 'cwd').mockReturnValue(folder)
})
afterAll(() => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

test('a file that is missing has no facts and no picture, and the log says so', async () => {
  expect(await read()).toBeNull()
  expect(await (await import('./pdf-pages')).drawFirstPage(100)).toBeNull()
  expect(WARNING.mock.calls.map(([line]) => JSON.parse(String(line)) as object)).toMatchObject(
    Array(2).fill({ level: 'warn', event: 'resume.pdf-unreadable', file: 'public/cv.pdf', kept: 'the text' }),
  )
})
