import '../../e2e/unit/own-folders'
import { drawFirstPage, readPdfFacts } from './pdf-pages'

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
      kept: 'the text',
    }),
  )
})
