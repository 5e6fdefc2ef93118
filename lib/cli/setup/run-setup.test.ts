import sharp from 'sharp'
import path from 'node:path'
import { writeFileSync } from 'node:fs'
import { runModule } from '../../site/owner-module'
import { markSource } from '../cv/source-mark'
import { ANSWERS, Desk, SAMPLE } from '@/e2e/unit/own-setup'

let desk: Desk
beforeEach(() => {
  desk = new Desk()
})
afterEach(() => desk.clear())

const valuesOf = (name: string) => runModule(path.join(desk.content, `${name}.ts`))[name]

test('with --empty nothing of the sample remains but the policy, and the answers are in the files', async () => {
  const { written, removed } = await desk.setup({ ...ANSWERS, empty: true })
  expect(Object.values(desk.files()).filter((text) => text.includes('Prestado'))).toEqual([])
  expect(Object.keys(desk.files())).toEqual([
    'about.ts',
    'home.ts',
    'privacy.md',
    'projects.json',
    'redirects.ts',
    'resume.json',
    'site.ts',
  ])
  expect(written).toEqual(['site.ts', 'home.ts', 'about.ts', 'resume.json', 'projects.json', 'redirects.ts'])
  expect(removed.toSorted()).toEqual([
    'articles/uno.md',
    'cv.pdf',
    'images/articles/uno.svg',
    'images/portrait.svg',
    'images/projects/prestado.svg',
  ])
  expect(valuesOf('site')).toMatchObject({
    name: 'Íñigo Peña',
    title: 'Íñigo Peña',
    url: 'https://inigo.example',
    social: [{ kind: 'github', url: 'https://github.com/inigo' }, { kind: 'email' }],
    calendarUser: null,
    legal: { name: 'Íñigo Peña', taxId: '1Z', email: 'inigo@inigo.example', updated: 'noviembre de 2026' },
  })
  expect(valuesOf('about')).toMatchObject({ biography: [], skills: ['Rust', 'Kubernetes'] })
  expect(JSON.parse(desk.read('resume.json'))).toMatchObject({
    basics: { name: 'Íñigo Peña', label: 'Programador', location: { city: 'Bilbao', countryCode: 'ES' } },
    skills: [{ keywords: ['Rust', 'Kubernetes'] }],
    meta: { lastModified: '2026-11-20T10:30:00' },
  })
})

test("without it articles, projects and images stay; the generated CV is deleted, as it is another person's", async () => {
  const { removed, todo } = await desk.setup(ANSWERS)
  expect(removed).toEqual(['cv.pdf'])
  expect(Object.keys(desk.files())).toContain('articles/uno.md')
  expect(todo[0]).toBe('6 files of the sample are still there: npm run setup -- --empty takes them away')
})

test("the sample's CV goes too after npm run cv has printed it again; a document of the owner's stays", async () => {
  desk.write('cv.pdf', markSource(Buffer.from('%PDF printed again'), 'v2'))
  desk.write('cv/es/cv.docx', markSource(Buffer.from('%PDF printed again'), 'v2'))
  desk.write('cv/en/cv.docx', 'a document of my own')
  const { removed } = await desk.setup(ANSWERS)
  expect(removed.toSorted()).toEqual(['cv.pdf', 'cv/es/cv.docx'])
})

test("the owner's own CV stays when it was printed", async () => {
  await desk.setup(ANSWERS)
  desk.write('cv.pdf', markSource(Buffer.from('%PDF mine'), 'v1'))
  const { removed } = await desk.setup({ ...ANSWERS, empty: true, city: 'Vigo' })
  expect(removed).not.toContain('cv.pdf')
})

test('the same answers again, or none, change nothing; no second backup is made', async () => {
  await desk.setup({ ...ANSWERS, empty: true })
  const before = desk.files()
  const again = [await desk.setup({ ...ANSWERS, empty: true }), await desk.setup({})]
  expect(again.map(({ written, removed, backup }) => [written, removed, backup])).toEqual([
    [[], [], null],
    [[], [], null],
  ])
  expect(desk.files()).toEqual(before)
})

test('another answer changes its field and what depends on it; earlier answers stay', async () => {
  await desk.setup({ ...ANSWERS, empty: true })
  const { written } = await desk.setup({ name: 'Iñaki Peña', description: 'Mi sitio.' })
  expect(written).toEqual(['site.ts', 'resume.json'])
  expect(valuesOf('site')).toMatchObject({
    name: 'Iñaki Peña',
    title: 'Iñaki Peña',
    city: 'Bilbao',
    description: 'Mi sitio.',
  })
  expect(JSON.parse(desk.read('resume.json')).basics).toMatchObject({
    name: 'Iñaki Peña',
    summary: 'Programo en Bilbao.',
  })
  await desk.setup({ city: null })
  expect(valuesOf('site')).toMatchObject({ city: null, description: 'Mi sitio.' })
})

test('previous files are in the backup, each time in another folder', async () => {
  const before = desk.files()
  const first = await desk.setup({ ...ANSWERS, empty: true })
  const second = await desk.setup({ city: 'Lugo' })
  const ofThisMinute = expect.stringMatching(/\.backups\/2026-11-20-103000-\w+$/)
  expect([first.backup, second.backup]).toEqual([ofThisMinute, ofThisMinute])
  expect(second.backup).not.toBe(first.backup)
  expect(desk.files(path.relative(desk.root, first.backup ?? ''))).toEqual(before)
})

test('a file edited by the owner is not overwritten without --force, and then keeps the additions', async () => {
  await desk.setup({ ...ANSWERS, empty: true })
  desk.write(
    'site.ts',
    desk
      .read('site.ts')
      .replace("country: 'ES',", "country: 'ES', // aquí\n  developmentHost: 'casa.test',")
      .replace('developmentHost: null,', ''),
  )
  const before = desk.files()
  await expect(desk.setup({ city: 'Lugo' })).rejects.toThrow(
    'Nothing was written: you have edited content/site.ts. To write over it, add --force',
  )
  expect(desk.files()).toEqual(before)
  await desk.setup({ city: 'Lugo' }, { isForced: true })
  expect(valuesOf('site')).toMatchObject({ city: 'Lugo', developmentHost: 'casa.test' })
})

test('an edited file that already has the wanted content is no conflict', async () => {
  await desk.setup({ ...ANSWERS, empty: true })
  desk.write('home.ts', `// mine\n${desk.read('home.ts')}`)
  expect((await desk.setup({ city: 'Lugo' })).written).toEqual(['site.ts', 'resume.json'])
  expect(desk.read('home.ts')).toMatch(/^\/\/ mine/)
})

test("the owner's articles and projects stay, with the sample images that they use", async () => {
  desk.write('articles/uno.md', `${desk.read('articles/uno.md')}Mío.`)
  desk.write('articles/dos.md', '---\nid: 2\ntitle: Dos\n---\n')
  await desk.setup({ ...ANSWERS, empty: true })
  const left = Object.keys(desk.files()).filter((name) => name.includes('/'))
  expect(left).toEqual(['articles/dos.md', 'articles/uno.md', 'images/articles/uno.svg'])
})

test('a portrait and an icon are copied and configured; files that are not images are rejected', async () => {
  const png = await sharp({ create: { width: 4, height: 6, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const file = path.join(desk.root, 'yo.dat')
  writeFileSync(file, png)
  await desk.setup({ ...ANSWERS, portrait: file, icon: file, empty: true })
  expect(desk.read('images/portrait.png')).toBe(png.toString())
  expect(valuesOf('site')).toMatchObject({
    portrait: { image: '/images/portrait.png', alt: 'Retrato de Íñigo Peña' },
    icon: '/images/icon.png',
  })
  expect((await desk.setup({ portrait: file, icon: file })).written).toEqual([])
  await expect(desk.setup({ portrait: __filename })).rejects.toThrow(
    /^portrait is ".+"; it should be a picture/,
  )
})

test("every invalid answer is reported at once in the site's wording, and nothing is written", async () => {
  const before = desk.files()
  const wrong = {
    url: 'inigo.example',
    email: 'inigo',
    social: ['inigo'],
    legal: { email: 'x' },
    accent: '#ffff00',
  }
  const error: Error = await desk.setup(wrong).then(Promise.reject, (reason: Error) => reason)
  expect(error.message.split('\n').map((line) => line.replace(/;.*/, '').replace('site.ts: ', ''))).toEqual([
    'name is missing',
    'title is missing',
    'description is missing',
    'url is "inigo.example"',
    'email is "inigo"',
    'social "website": url is "inigo"',
    'accent is "#ffff00"',
    'legal.email is "x"',
  ])
  expect(desk.files()).toEqual(before)
})

test('line endings changed by Git do not count as an edit', async () => {
  for (const name of Object.keys(SAMPLE.files)) desk.write(name, desk.read(name).replaceAll('\n', '\r\n'))
  const { removed } = await desk.setup({ ...ANSWERS, empty: true })
  expect(removed).toHaveLength(5)
})
