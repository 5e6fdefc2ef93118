import '../../e2e/unit/own-folders'
import { checkPublishedSchema } from './published-schema'

test('a CV that follows the published schema passes, every difference of another is named', () => {
  expect(() =>
    checkPublishedSchema({ basics: { name: 'Ana' }, work: [{ startDate: '2024-06' }] }),
  ).not.toThrow()
  expect(() => checkPublishedSchema({ basics: { name: 7, email: 'no' }, work: {} })).toThrow(
    [
      'content/resume.json: basics.name is 7; it should be a text.',
      'content/resume.json: basics.email is "no"; it should be an e-mail address such as hola@example.com.',
      'content/resume.json: work is {}; it should be a list.',
    ].join('\n'),
  )
  expect(() => checkPublishedSchema(null)).toThrow('content/resume.json: is null; it should be an object.')
})
