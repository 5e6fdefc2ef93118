import { ownStates } from '../gallery/own-states'

const FIXED = ['/', '/about', '/project', '/articles', '/resume', '/politics']
const pathsOf = (paths: string[]) => [
  ...new Set(ownStates(paths).map(({ path }) => path.replace(/\?.*/s, ''))),
]

test('a site without articles and with one project has only its fixed pages', () => {
  expect(pathsOf([...FIXED, '/project/app']).sort()).toEqual([...FIXED, '/project/app', '/article/-'].sort())
})

test('filters, last pages, the newest and the oldest article are included where they exist', () => {
  const more = [
    '/project/page/2',
    '/articles/page/2',
    '/articles/page/3',
    '/article/nuevo',
    '/article/medio',
    '/article/viejo',
  ]
  const paths = pathsOf([...FIXED, ...more])
  expect(paths).toEqual(
    expect.arrayContaining(['/project/page/2', '/articles/page/3', '/article/nuevo', '/article/viejo']),
  )
  expect(paths).not.toContain('/articles/page/2')
  expect(paths).not.toContain('/article/medio')
})

test('every state has a unique name', () => {
  const names = ownStates([...FIXED, '/article/uno', '/project/web']).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
