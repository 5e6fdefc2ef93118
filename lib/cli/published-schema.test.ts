import '../../e2e/unit/own-folders'
import { checkPublishedSchema } from './published-schema'

test('a CV that follows the published schema passes, every difference of another is named', () => {
  expect(() =>
    checkPublishedSchema({ basics: { name: 'Ana' }, work: [{ startDate: '2024-06' }] }),
  ).not.toThrow()
  expect(() => checkPublishedSchema({ basics: { name: 7, email: 'no' }, work: {} })).toThrow(
    "content/resume.json doesn't follow the JSON Resume schema:\n" +
      '  - /basics/name must be string\n' +
      '  - /basics/email must match format "email"\n' +
      '  - /work must be array',
  )
  expect(() => checkPublishedSchema(null)).toThrow('  - / must be object')
})
