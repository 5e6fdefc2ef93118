import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { anOwnSite } from '@/e2e/unit/imported-site'
import { zipOf } from '@/e2e/unit/zip'
import { importResume, isResume, resumeAddress, type ResumeOptions } from './import-resume'

let site: ReturnType<typeof anOwnSite>
beforeEach(() => {
  site = anOwnSite()
})
afterEach(() => site.close())

/** Brings a CV in. @returns what was said, and the CV that is there afterwards */
async function bring(given: string, options: Partial<ResumeOptions> = {}) {
  const said: string[] = []
  const { folders } = site
  await importResume(given, {
    folders,
    isDry: false,
    isForced: true,
    say: (line) => said.push(line),
    ...options,
  })
  const resume = site.has('content/resume.json') ? JSON.parse(site.read('content/resume.json')) : null
  return { said, resume }
}
const aResume = (fields: object, name = 'cv.json') => site.write(name, JSON.stringify(fields))
const BASICS = { name: 'Eva Ruiz', label: 'Programadora', summary: 'Hago webs.' }

const CSV = {
  'Profile.csv':
    '\ufeffFirst Name,Last Name,Birth Date,Headline,Summary,Geo Location,Websites\nEva,Ruiz,1 ene,Programadora,"Hago ""webs"".\n\nY más.","Madrid, Comunidad de Madrid, España","[PORTFOLIO:https://eva.example/a,BLOG:https://b.example]"\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n"Acme, S. L.",Jefa,Cosas.,Madrid,Jan 2020,\nOtra,Programadora,,,sept. 2015,ayer\nUna,Becaria,,,ene. 2014,agosto de 2015\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversidad de León,2010,2014,Nota,Grado,\n',
  'Skills.csv': 'Name\nPHP\nRust\n',
  'Languages.csv': 'Name,Proficiency\nEspañol,Native or bilingual proficiency\n',
  'Certifications.csv': 'Name,Url,Authority,Started On,Finished On,License Number\nUna,,Alguien,Mar 2021,,\n',
  'Projects.csv':
    'Title,Description,Url,Started On,Finished On\nFaro,Una web.,https://faro.example,2019,2020\n',
  'Connections.csv': 'Notes:\nno\n',
}
const anArchive = (tables: Record<string, string> = CSV) =>
  site.write(
    'LinkedIn.zip',
    zipOf(Object.entries(tables).map(([name, content]) => ({ name: `datos/${name}`, content }))),
  )

test('a LinkedIn archive becomes a CV, and unsupported data is listed', async () => {
  const { said, resume } = await bring(anArchive())
  expect(resume).toEqual({
    basics: {
      name: 'Eva Ruiz',
      label: 'Programadora',
      summary: 'Hago "webs".\n\nY más.',
      url: 'https://eva.example/a',
      location: { city: 'Madrid', region: 'Comunidad de Madrid' },
    },
    work: [
      { name: 'Acme, S. L.', position: 'Jefa', location: 'Madrid', startDate: '2020-01', summary: 'Cosas.' },
      { name: 'Otra', position: 'Programadora', startDate: '2015-09' },
      { name: 'Una', position: 'Becaria', startDate: '2014-01', endDate: '2015-08' },
    ],
    education: [
      { institution: 'Universidad de León', studyType: 'Grado', startDate: '2010', endDate: '2014' },
    ],
    skills: [{ name: 'PHP' }, { name: 'Rust' }],
    languages: [{ language: 'Español', fluency: 'Bilingüe o nativo' }],
    certificates: [{ name: 'Una', issuer: 'Alguien', date: '2021-03' }],
    projects: [
      {
        name: 'Faro',
        description: 'Una web.',
        startDate: '2019',
        endDate: '2020',
        url: 'https://faro.example',
      },
    ],
  })
  expect(said).toEqual([
    'content/resume.json: work 3, education 1, skills 2, languages 1, certificates 1, projects 1.',
    ['Not taken:', 'datos/Connections.csv', 'Positions.csv: "ayer" of "Finished On" can\'t be read'].join(
      '\n  ',
    ),
    'content/resume.json is written. Read it, then print it with npm run cv.',
  ])
})

test('importing the same again writes nothing, and asks nothing', async () => {
  await bring(anArchive())
  const before = site.state()
  const { said } = await bring(anArchive(), { isForced: false })
  expect(said[0]).toContain('nothing is new')
  expect(site.state()).toEqual(before)
})

test('additional data in the CV is kept: sections, entries, and fields of entries', async () => {
  aResume(
    {
      basics: {
        ...BASICS,
        email: 'eva@example.com',
        profiles: [{ network: 'GitHub', url: 'https://a.example' }],
      },
      work: [
        { name: 'Acme, S. L.', position: 'Jefa', startDate: '2019', 'x-roles': ['web'], highlights: ['Uno'] },
        { name: 'Propia', position: 'Autónoma' },
      ],
      'x-roles': [{ slug: 'web', label: 'Web' }],
      awards: [{ title: 'Premio' }],
    },
    'content/resume.json',
  )
  const { resume } = await bring(anArchive())
  expect(resume.basics).toMatchObject({
    email: 'eva@example.com',
    profiles: [{ network: 'GitHub' }],
    url: 'https://eva.example/a',
  })
  expect(resume.work.map(({ name }: { name: string }) => name)).toEqual([
    'Acme, S. L.',
    'Otra',
    'Una',
    'Propia',
  ])
  expect(resume.work[0]).toMatchObject({ startDate: '2020-01', 'x-roles': ['web'], highlights: ['Uno'] })
  expect(resume).toMatchObject({ 'x-roles': [{ slug: 'web' }], awards: [{ title: 'Premio' }] })
})

test('data of another person’s CV is removed', async () => {
  aResume(
    { basics: { ...BASICS, name: 'Otra Persona' }, awards: [{ title: 'Premio' }] },
    'content/resume.json',
  )
  const { resume } = await bring(aResume({ basics: BASICS }))
  expect(resume).toEqual({ basics: BASICS })
})

test('an existing CV is only replaced if requested', async () => {
  aResume({ basics: BASICS }, 'content/resume.json')
  const before = site.read('content/resume.json')
  const found = aResume({ basics: { ...BASICS, label: 'Jefa' } })
  await expect(bring(found, { isForced: false })).rejects.toThrow('npm run import -- --force')
  await bring(found, { isDry: true })
  expect(site.read('content/resume.json')).toBe(before)
  const { resume } = await bring(found)
  expect(resume.basics.label).toBe('Jefa')
})

test('field names of earlier JSON Resume versions are converted; unsupported ones are reported', async () => {
  const { said, resume } = await bring(
    aResume({
      basics: { ...BASICS, picture: '', website: 'https://eva.example', profiles: [{ network: 'GitHub' }] },
      work: [
        {
          company: 'Acme',
          position: 'Jefa',
          website: 'https://acme.example',
          startDate: 'ayer',
          endDate: '',
        },
      ],
      languages: [
        { name: 'Español', level: 'Nativo' },
        { language: 'Inglés', name: 'viejo' },
      ],
      own: { kept: true },
    }),
  )
  expect(resume).toMatchObject({
    basics: { url: 'https://eva.example' },
    work: [{ name: 'Acme', url: 'https://acme.example', startDate: 'ayer' }],
    languages: [{ language: 'Español', fluency: 'Nativo' }, { language: 'Inglés' }],
    own: { kept: true },
  })
  expect(said.join('\n')).toContain('work "Acme": startDate is "ayer"; it should be a date')
})

test.each([
  ['https://gist.github.com/eva/0a1b', 'https://gist.githubusercontent.com/eva/0a1b/raw/resume.json'],
  ['https://registry.jsonresume.org/eva/', 'https://registry.jsonresume.org/eva.json'],
  ['https://registry.jsonresume.org/eva.json', 'https://registry.jsonresume.org/eva.json'],
  ['https://eva.example/cv/resume.json?x=1', 'https://eva.example/cv/resume.json?x=1'],
])('the CV of %s is at %s', (page, address) => {
  expect(isResume(page)).toBe(true)
  expect(resumeAddress(page)).toBe(address)
})

test.each(['https://www.example.com', 'wordpress.xml', 'viejo/', 'https://www.example.com/blog'])(
  '%s is not a CV',
  (given) => expect(isResume(given)).toBe(false),
)

test('a URL is loaded, also behind a redirect; a failing one is reported', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/resume.json') response.end(JSON.stringify({ basics: BASICS }))
    else response.writeHead(request.url === '/old.json' ? 302 : 404, { location: '/resume.json' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect((await bring(`${base}/old.json`)).resume).toEqual({ basics: BASICS })
  await expect(bring(`${base}/no.json`)).rejects.toThrow(`${base}/no.json answered 404`)
  server.close()
})

test.each([
  ['cv.json', '{', 'is no whole JSON'],
  ['cv.json', '{"a":1}', 'is no CV in the form of JSON Resume'],
  ['a.zip', 'PK nada', "a.zip can't be read"],
  ['a.zip', zipOf([{ name: 'Skills.csv', content: 'Name\n' }]), 'holds no Profile.csv'],
  ['a.zip', zipOf([{ name: '../Profile.csv', content: 'A\n' }]), "a.zip can't be read"],
  [
    'a.zip',
    zipOf([{ name: 'Profile.csv', content: Buffer.alloc(21 * 1024 * 1024, 32) }]),
    "a.zip can't be read",
  ],
])('%s is rejected with a message', async (name, content, why) => {
  await expect(bring(site.write(name, content))).rejects.toThrow(why)
  expect(site.state()).toEqual({})
})

test('an unreadable CV is left untouched', async () => {
  site.write('content/resume.json', '{')
  await expect(bring(aResume({ basics: BASICS }))).rejects.toThrow(
    "content/resume.json can't be read: mend it first",
  )
  expect(site.read('content/resume.json')).toBe('{')
})
