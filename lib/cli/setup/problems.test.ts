import { problemsOf } from './problems'

const WHOLE = {
  site: { name: 'Ana', title: 'Ana', description: 'Mi sitio.', url: 'https://www.ana.example' },
  home: {},
  about: {},
}
const said = (site: object, more: object = {}) =>
  problemsOf({ ...WHOLE, site: { ...WHOLE.site, ...site }, ...more }).map(({ field }) => field)

test('what can be used has no problems', () => {
  expect(problemsOf(WHOLE)).toEqual([])
})

test('a problem names the answer that it belongs to, and says what it should be', () => {
  const [problem, ...others] = problemsOf({ ...WHOLE, site: { ...WHOLE.site, url: 'ana.example' } })
  expect(others).toEqual([])
  expect(problem?.field).toBe('url')
  expect(problem?.sentence).toMatch(/^url is "ana\.example"; it should be /)
})

test('without a name the title and the description, which follow it, are not asked for as well', () => {
  expect(said({ name: undefined, title: undefined, description: undefined })).toEqual(['name'])
  expect(said({ name: '', title: '', description: '' })).toEqual(['name'])
})

test('beside a name that is there they are', () => {
  expect(said({ title: '' })).toEqual(['title'])
  expect(said({ name: 7, title: '' })).toEqual(['name', 'title'])
})

test('answers of other files have names of their own; parts of a list are told by their place', () => {
  expect(said({}, { home: { intro: 7 } })).toEqual(['intro'])
  expect(said({}, { about: { biography: [7] } })).toEqual(['about.biography.0'])
  expect(said({ legal: { email: 'x' } })).toEqual(['legal.email'])
})

test('what no answer gives is told by its file', () => {
  expect(said({}, { home: { otra: 1 } })).toEqual(['home.ts: otra'])
})
