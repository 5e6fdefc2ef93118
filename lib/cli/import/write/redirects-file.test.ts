import { addToRedirects } from './redirects-file'

const ENTRIES: [string, string][] = [
  ['/a', '/article/a'],
  ["/it's", '/article/b'],
]
const LINES = "  '/a': '/article/a',\n  '/it\\'s': '/article/b',\n"

test.each([
  [
    'export const redirects = {\n} satisfies Redirects\n',
    `export const redirects = {\n${LINES}} satisfies Redirects\n`,
  ],
  ['export const redirects = {}\n', `export const redirects = {\n${LINES}}\n`],
  [
    "export const redirects = { '/x': '/y' } as const",
    `export const redirects = { '/x': '/y', \n${LINES}} as const`,
  ],
  [
    "export const redirects: R = {\n  '/x': '/y' // why\n}",
    `export const redirects: R = {\n  '/x': '/y', // why\n${LINES}}`,
  ],
  [
    "export const redirects = ({\n  '/x': '/y',\n  // last\n})",
    `export const redirects = ({\n  '/x': '/y',\n  // last\n${LINES}})`,
  ],
])('entries are added to the table of %j', (source, expected) => {
  expect(addToRedirects(source, ENTRIES)).toBe(expected)
})

test.each(['export const redirects = make()', 'export const other = {}', ''])(
  '%j has no table to add to',
  (source) => {
    expect(addToRedirects(source, ENTRIES)).toBeNull()
  },
)
