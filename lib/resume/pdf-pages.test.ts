import { cpSync, writeFileSync } from 'node:fs'
import { ownPath } from '../../e2e/unit/own-folders'
import { shortHash } from '../text/hash'
import { drawFirstPage, readPdfFacts } from './pdf-pages'
import { WHOLE } from './variant'

const WARNING = jest.spyOn(console, 'warn').mockImplementation(() => undefined)

afterAll(() => jest.restoreAllMocks())

test('a file that is missing has no facts and no picture, and the log says so', async () => {
  expect(await readPdfFacts()).toBeNull()
  expect(await drawFirstPage(100)).toBeNull()
  expect(WARNING.mock.calls.map(([line]) => JSON.parse(String(line)) as object)).toMatchObject(
    Array(2).fill({
      level: 'warn',
      event: 'resume.pdf-unreadable',
      file: 'content/cv.pdf',
      cause: 'there is no such file',
      kept: 'the text',
    }),
  )
})

test('a file whose facts are known is not read as a PDF again; another one is', async () => {
  const bytes = 'no PDF, so that reading it fails'
  cpSync('e2e/content', ownPath('content'), { recursive: true })
  writeFileSync(ownPath('content/cv.pdf'), bytes)
  const known = { pages: 2, width: 595, height: 842, version: shortHash(bytes) }
  expect(await readPdfFacts(WHOLE, known)).toBe(known)
  expect(await readPdfFacts(WHOLE, { ...known, version: 'another' })).toBeNull()
})
