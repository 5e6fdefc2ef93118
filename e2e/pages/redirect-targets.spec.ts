import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { runCommand } from '../command'
import { FIXTURE, FIXTURE_DIST } from '../site'

const ROOT = path.resolve(__dirname, '../..')
/** URLs rendered on demand, or served without rendering. */
const ON_DEMAND = [
  ...['/article/con-portada.md', '/project/el-octavo.md', '/contacto/articulo/con-portada'],
  ...['/en/contact/article/consultas-con-indices', '/etiqueta/php/rss.xml', '/articles/archivo/2025'],
  ...['/cv/es/cv.txt', '/cv/en/full-stack.json', '/cv/es/cv.vcf', '/cv.pdf', '/favicon.ico'],
]

/**
 * Returns the public URLs of the built site. Images and fallback pages are left out, because they are parts of other
 * pages.
 */
function builtAddresses(): string[] {
  const file = path.join(ROOT, FIXTURE_DIST, 'prerender-manifest.json')
  const { routes } = JSON.parse(readFileSync(file, 'utf8')) as { routes: Record<string, unknown> }
  return Object.keys(routes).filter((route) => !/^\/(?:_|media\/|unavailable$|(?:en\/)?missing$)/.test(route))
}

/** Returns the problems that the content check reports for the fixture with other redirects. */
async function checked(redirects: Record<string, string>): Promise<string[]> {
  const content = mkdtempSync(path.join(tmpdir(), 'redirect-targets-'))
  try {
    cpSync(path.join(ROOT, FIXTURE), content, { recursive: true })
    writeFileSync(
      path.join(content, 'redirects.ts'),
      `export const redirects = ${JSON.stringify(redirects, null, 2)}\n`,
    )
    const { stdout, stderr } = await runCommand('check', [], { CONTENT_DIR: content })
    return `${stdout}${stderr}`.split('\n').filter((line) => line.includes('redirects.ts'))
  } finally {
    rmSync(content, { recursive: true })
  }
}

test('an old address may redirect to any address of the site, and no existing address can be overridden', async ({
  request,
}) => {
  test.slow() // checks the whole content twice
  const addresses = [...builtAddresses(), ...ON_DEMAND]
  expect(addresses.length).toBeGreaterThan(120)
  for (const address of ON_DEMAND) expect((await request.get(address)).status(), address).toBe(200)
  expect(await checked(Object.fromEntries(addresses.map((to, at) => [`/viejo-${at}`, to])))).toEqual([])
  const taken = await checked(Object.fromEntries(addresses.map((from) => [from, '/no-hay'])))
  const refused = addresses.filter((from) =>
    taken.some(
      (line) => line.includes(`'${decodeURI(from)}': '/no-hay'`) && line.includes('would take the place'),
    ),
  )
  expect(refused).toEqual(addresses)
})
