import '../../e2e/unit/own-folders'
import { checkPublishedSchema, knownSections } from './published-schema'

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

test('what a date should look like is told', () => {
  expect(() => checkPublishedSchema({ work: [{ name: 'Acme', startDate: '6/2024' }] })).toThrow(
    'content/resume.json: work "Acme": startDate is "6/2024"; it should be a date such as 2024, 2024-06 or 2024-06-15.',
  )
})

test('the sections are those of the standard, without the address of its schema', () => {
  expect(knownSections).toEqual(expect.arrayContaining(['basics', 'work', 'meta']))
  expect(knownSections).not.toContain('$schema')
})
