import { expect, test } from '../ready-page'
import { type EditedSite, startEditedSite } from './edited-site'

const REDIRECTS = {
  '/article/viejo': '/article/con-portada',
  '/article/canción': '/article/con-portada#fin',
  '/article/Con-Portada': '/article/con-portada',
  '/article/viejo.md': '/article/con-portada',
  '/article/viejo.php': '/article/con-portada',
  '/article/viejo/feed': '/rss.xml',
  '/article/2019/05/viejo': '/articles',
  '/article/con-barra/': '/articles',
  '/articles/viejo.html': '/articles',
  '/articles/page/77': '/resume',
  '/project/vieja-web': '/project/web',
  '/project/ANTIGUA/detalle': '/project/app',
  '/project/web/page/99': '/project/web',
  '/images/antigua/foto.png': '/images/portrait.svg',
  '/images/foto%20vieja.JPG': '/images/portrait.svg',
  '/media/vieja.jpg': '/about',
  '/index.php': '/',
  '/blog/': '/articles',
  '/sobre-mí.html': '/about',
  '/feed': '/atom.xml',
  '/cv-viejo.pdf': '/resume',
  '/preview/viejo/texto': '/articles',
  '/a+b': '/about',
  '/100%25': '/about',
}

/** The requested URL, and the final target. */
const ASKED: [string, string][] = [
  ['/article/viejo', '/article/con-portada'],
  ['/article/viejo/', '/article/con-portada'],
  ['/article/viejo?de=correo', '/article/con-portada?de=correo'],
  ['/article/viej%6F', '/article/con-portada'],
  ['/article/VIEJO', '/article/con-portada'],
  ['/article/canci%C3%B3n', '/article/con-portada#fin'],
  ['/article/canci%c3%b3n', '/article/con-portada#fin'],
  ['/article/canción', '/article/con-portada#fin'],
  ['/article/cancio%CC%81n', '/article/con-portada#fin'],
  ['/article/canci%C3%B3n/?de=correo', '/article/con-portada?de=correo#fin'],
  ['/article/Con-Portada', '/article/con-portada'],
  ['/article/viejo.md', '/article/con-portada'],
  ['/article/viejo.php?id=3', '/article/con-portada?id=3'],
  ['/article/viejo/feed', '/rss.xml'],
  ['/article/viejo/feed/', '/rss.xml'],
  ['/article/2019/05/viejo', '/articles'],
  ['/article/con-barra', '/articles'],
  ['/articles/viejo.html', '/articles'],
  ['/articles/page/77', '/resume'],
  ['/project/vieja-web', '/project/web'],
  ['/project/vieja-web/', '/project/web'],
  ['/project/ANTIGUA/detalle', '/project/app'],
  ['/project/web/page/99', '/project/web'],
  ['/images/antigua/foto.png', '/images/portrait.svg'],
  ['/images/foto%20vieja.JPG', '/images/portrait.svg'],
  ['/media/vieja.jpg', '/about'],
  ['/index.php?p=12', '/?p=12'],
  ['/blog', '/articles'],
  ['/sobre-m%C3%AD.html', '/about'],
  ['/sobre-mi%CC%81.html', '/about'],
  ['/feed', '/atom.xml'],
  ['/cv-viejo.pdf', '/resume'],
  ['/preview/viejo/texto', '/articles'],
  ['/a+b', '/about'],
  ['/100%25', '/about'],
]

let site: EditedSite
test.beforeAll(async () => {
  const table = JSON.stringify(REDIRECTS, null, 2)
  site = await startEditedSite('.next-test-redirects', {
    'redirects.ts': `export const redirects = ${table}\n`,
  })
})
test.afterAll(() => site.stop())

for (const method of ['GET', 'HEAD'] as const)
  test(`${method}: an address of every kind in the table redirects permanently, and its target exists`, async () => {
    for (const [address, target] of ASKED) {
      const [status, location] = await lastRedirect(address, method)
      expect([address, status, location]).toEqual([address, 308, target])
      expect([target, (await site.get(target)).status]).toEqual([target, 200])
    }
  })

test('similar addresses are unaffected, and existing pages stay', async () => {
  for (const address of ['/article/viejo2', '/article/viejo.txt', '/article/con-portada/feed'])
    expect([address, (await site.get(address)).status]).not.toEqual([address, 308])
  for (const address of ['/article/con-portada', '/articles', '/project/web', '/images/portrait.svg'])
    expect([address, (await site.get(address)).status]).toEqual([address, 200])
})

/** Returns the redirect of a URL, after the one that removes its trailing slash. */
async function lastRedirect(address: string, method: string): Promise<[number, string | null]> {
  const path = address.replace(/\/(?=\?|$)/, '')
  const { status, headers } = await site.get(address, {}, method)
  const location = headers.get('location')
  if (path === address || path === '') return [status, location]
  expect([status, location]).toEqual([308, path])
  return lastRedirect(path, method)
}
