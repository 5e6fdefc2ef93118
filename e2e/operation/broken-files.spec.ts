import { expect, test } from '../ready-page'
import { type EditedSite, eventually, startEditedSite } from './edited-site'

let site: EditedSite
test.beforeAll(async () => {
  site = await startEditedSite('.next-test-broken')
})
test.afterAll(() => site.stop())

/** For each file: how it is broken, an edit of it, and the page that shows the edit. */
const BROKEN: [string, (text: string) => string | null, [from: string, to: string], string][] = [
  [
    'resume.json',
    (text) => text.replace('",\n', '"\n'),
    ['Desarrollo web full stack', 'Desarrollo web de ayer'],
    '/resume',
  ],
  ['privacy.md', () => null, ['Finalidades del tratamiento', 'Fines del tratamiento'], '/politics'],
  [
    'projects.json',
    (text) => text.slice(0, -20),
    ['El proyecto número 1 de', 'El proyecto mudado de'],
    '/project',
  ],
  [
    'articles/con-fotografia.md',
    (text) => text.replace('title:', 'titel:'),
    ['que existe para probar', 'que se ha mudado para probar'],
    '/article/con-fotografia',
  ],
]

for (const [file, breakIt, [from, to], place] of BROKEN)
  test(`${file}: while it is invalid the site serves the last valid version, logs it once, and updates once it is fixed`, async () => {
    const shows = async (text: string) => (await site.text(place)).includes(text)
    const told = () =>
      site
        .output()
        .split('\n')
        .filter((line) => line.includes(`content/${file}`)).length
    const [whole, before] = [site.read(file), told()]
    const broken = breakIt(whole.replaceAll(from, to))
    if (broken === null) site.remove(file)
    else site.write(file, broken)
    await eventually(async () => (await health()) === 'degraded')
    for (let visit = 0; visit < 5; visit += 1) expect(await shows(from)).toBe(true)
    expect(told() - before, site.output().slice(-2_000)).toBe(1)
    site.write(file, whole.replaceAll(from, to))
    await eventually(async () => (await health()) === 'ok')
    await eventually(() => shows(to))
  })

test('an invalid article does not block others: a new one waits until it is complete', async () => {
  const [file, article] = ['articles/a-medias.md', '/article/a-medias']
  site.write(file, '---\nid: 900\ntitle: A medias')
  site.edit('articles/con-portada.md', 'excerpt: ', 'excerpt: Recién escrito. ')
  await eventually(async () => (await site.text('/article/con-portada')).includes('Recién escrito.'))
  expect((await site.get(article)).status).toBe(404)
  await eventually(async () => (await health()) === 'degraded')
  site.write(file, '---\nid: 900\ntitle: Entero\ncreated_at: 2026-11-01\n---\n\nTexto.')
  await eventually(async () => (await site.get(article)).status === 200)
  await eventually(async () => (await health()) === 'ok')
})

test("after a restart the site shows the edited content, not the build's", async () => {
  site.edit('articles/con-portada.md', 'excerpt: ', 'excerpt: Otra vez. ')
  await eventually(async () => (await site.text('/article/con-portada')).includes('Otra vez.'))
  await site.restart()
  expect((await site.text('/article/con-portada')).includes('Otra vez.')).toBe(true)
})

async function health(): Promise<string> {
  return ((await (await site.get('/api/health')).json()) as { status: string }).status
}
