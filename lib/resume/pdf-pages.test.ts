import { writeFileSync } from 'node:fs'
import { ownPath } from '../../e2e/unit/own-folders'
import { drawFirstPage, readPdfFacts } from './pdf-pages'

const WARNING = jest.spyOn(console, 'warn').mockImplementation(() => undefined)

afterAll(() => jest.restoreAllMocks())

test('a file that is not a PDF has no metadata and no image, and it is logged', async () => {
  const file = ownPath('content/cv.pdf')
  writeFileSync(file, 'no PDF')
  expect(await readPdfFacts(file)).toBeNull()
  expect(await drawFirstPage(file, 100)).toBeNull()
  expect(WARNING.mock.calls.map(([line]) => JSON.parse(String(line)) as object)).toMatchObject(
    Array(2).fill({
      level: 'warn',
      event: 'resume.pdf-unreadable',
      file: expect.stringMatching(/content\/cv\.pdf$/) as string,
      cause: expect.stringContaining('PDF') as string,
      kept: 'the text',
    }),
  )
})
