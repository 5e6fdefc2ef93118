import { runModule } from '../../site/owner-module'
import { anOwnSite } from '@/e2e/unit/imported-site'

let site: ReturnType<typeof anOwnSite>
beforeEach(() => {
  site = anOwnSite()
})
afterEach(() => site.close())

/** Imports texts that had these addresses. @returns the table of redirects, and what is told of it */
async function imported(texts: Record<string, string[]>) {
  for (const [slug, [permalink, ...aliases]] of Object.entries(texts))
    site.write(
      `viejo/${slug}.md`,
      `---\ndate: 2024-01-01\npermalink: ${permalink}\naliases: ${JSON.stringify(aliases)}\n---\nTexto.\n`,
    )
  const result = await site.import(site.place('viejo'))
  const table = site.has('content/redirects.ts')
    ? runModule(site.place('content/redirects.ts')).redirects
    : null
  return { table, told: result.notes.map((line) => line.slice(line.indexOf(': ') + 2)) }
}

test('old addresses redirect to the new ones, or decoded if that is the same address', async () => {
  const { table } = await imported({
    año: ['https://viejo.example/2020/a%C3%B1o/', '/a%20b', '/blog/x.html', '/?p=1'],
  })
  expect(table).toEqual({
    '/2020/año': '/article/año',
    '/a%20b': '/article/año',
    '/blog/x.html': '/article/año',
  })
})

test("the owner's redirects are kept, and two texts with the same address get one redirect", async () => {
  site.write('content/redirects.ts', "export const redirects = { '/uno': '/about' }\n")
  const { table } = await imported({ uno: ['/uno', '/otra'], dos: ['/otra/'] })
  expect(table).toMatchObject({ '/uno': '/about' })
  expect(Object.keys(table as object)).toEqual(['/otra', '/uno'])
})

test.each(['/about', '/etiqueta/css', '/article/dos', '/images/a.png'])(
  'an address in use is not redirected, which is reported: %s',
  async (address) => {
    site.write('content/images/a.png', '')
    const { table, told } = await imported({ uno: [address, '/antes'], dos: ['/article/dos'] })
    expect(table).toEqual({ '/antes': '/article/uno' })
    expect(told).toEqual([`no redirect from '${address}' to '/article/uno': the address is in use`])
  },
)

test('a computed table is left untouched; the missing entries are reported', async () => {
  const own = "export const redirects = Object.fromEntries([['/uno', '/about']])\n"
  site.write('content/redirects.ts', own)
  const { told } = await imported({ dos: ['/antes'] })
  expect(told).toEqual(["the table isn't written out; add by hand: '/antes': '/article/dos',"])
  expect(site.read('content/redirects.ts')).toBe(own)
})

test.each([
  ['export const redirects = {} satisfies R\n', '{LINE\n} satisfies R\n'],
  ["export const redirects: R = {\n  // why\n  '/x': '/about',\n}", "{LINE\n  // why\n  '/x': '/about',\n}"],
  ["export const redirects = ({ '/x': '/about' } as const)", "({LINE\n '/x': '/about' } as const)"],
])('an entry is added to the table of %j', async (source, expected) => {
  site.write('content/redirects.ts', source)
  await imported({ "it's": ["/it's"] })
  const line = "\n  '/it\\'s': '/article/it\\'s',"
  expect(site.read('content/redirects.ts')).toContain(expected.replace('LINE', () => line))
})
