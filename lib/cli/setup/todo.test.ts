import { foldersOf } from '../../config/content-folder'
import type { Content } from './content'
import type { Draft } from './draft'
import { todoOf } from './todo'

const WHOLE: Draft = {
  site: {
    portrait: { image: '/images/yo.png' },
    social: [{ kind: 'github' }],
    pages: { about: { description: 'Quién soy.' } },
    legal: { name: 'Ana', taxId: '1Z', address: 'Calle Una, 2', email: 'ana@ana.example' },
  },
  home: { roles: ['Programadora'], intro: 'Hago webs.' },
  about: { biography: 'Soy Ana.' },
  resume: { work: [{}], education: [{}] },
}
const FILES = ['articles/uno.md', 'cv.pdf', 'projects.json']
const LAST = ['npm run check, then npm run build and npm run doctor', "deploy: README.md, under 'Deploy'"]

/** Returns the tasks apart from the last two steps, with the sample's files in the given states. */
async function todo(draft: Partial<Draft> = {}, names = FILES, projects: string | null = '[{}]') {
  const states: Record<string, string> = {
    'home.ts': 'written',
    'privacy.md': 'sample',
    'uno.svg': 'sample',
    'dos.svg': 'sample',
  }
  const content = {
    folders: foldersOf('/casa', 'content'),
    names,
    read: async () => (projects === null ? null : Buffer.from(projects)),
    state: async (name: string) => (names.includes('untouched') ? states[name] : 'edited'),
  } as unknown as Content
  const said = await todoOf(
    content,
    { ...WHOLE, ...draft },
    { 'home.ts': '', 'privacy.md': '', 'uno.svg': '', 'dos.svg': '' },
  )
  expect(said.slice(-2)).toEqual(LAST)
  return said.slice(0, -2)
}

test('who has answered and written everything checks, builds and deploys', async () => {
  expect(await todo()).toEqual([])
})

test('files of the sample are counted, but for the policy, which serves everybody', async () => {
  expect(await todo({}, [...FILES, 'untouched'])).toEqual([
    '2 files of the sample are still there: npm run setup -- --empty takes them away',
  ])
})

test.each([
  [{ portrait: null }, 'no portrait, so a drawn figure stands there: --portrait FILE'],
  [{ social: [] }, 'no accounts: social in content/site.ts'],
  [{ pages: { about: {} } }, 'no description of the about page: pages.about.description in content/site.ts'],
])('of the site: %j', async (fields, text) => {
  expect(await todo({ site: { ...WHOLE.site, ...fields } })).toEqual([text])
})

test('each thing that the law wants to be told is named where it is missing', async () => {
  const legal = WHOLE.site.legal as object
  const law = '(LSSI, https://www.boe.es/eli/es/l/2002/07/11/34/con)'
  for (const field of Object.keys(legal))
    expect(await todo({ site: { ...WHOLE.site, legal: { ...legal, [field]: '' } } })).toEqual([
      `legal.${field} missing in content/site.ts: whoever offers services from Spain has to tell them ${law}`,
    ])
  const [said] = await todo({ site: { ...WHOLE.site, legal: {} } })
  expect(said).toMatch(/^legal\.name, legal\.taxId, legal\.address, legal\.email missing in/)
})

test('a home page that says anything of its owner is no matter, one that says nothing is', async () => {
  expect(await todo({ home: { roles: ['Programadora'] } })).toEqual([])
  expect(await todo({ home: { intro: 'Hago webs.' } })).toEqual([])
  expect(await todo({ home: {}, about: {} })).toEqual([
    'the home page says nothing of you: roles, intro and biography in content/home.ts',
    'the about page says nothing of you: biography, skills, tools and hobbies in content/about.ts',
  ])
})

test('no articles, no projects and no print of the CV are named; a picture among the articles is none', async () => {
  const nothing = [
    'no articles yet: npm run new:article -- "Un título"',
    'no projects yet: content/projects.json, with pictures in content/images/projects/',
    'no PDF of the CV yet: npm run cv prints it',
  ]
  for (const projects of [null, '', '[]', '[\n]\n'])
    expect(await todo({}, ['articles/uno.svg', 'drafts/articles/uno.md'], projects)).toEqual(nothing)
})

test('a profession that nobody has named is left to say, one of their own is not', async () => {
  const cv = (label?: string) => ({
    home: { intro: 'Hago webs.' },
    resume: { ...WHOLE.resume, basics: { label } },
  })
  expect(await todo(cv('Desarrollo web'))).toEqual([
    'the CV calls your profession "Desarrollo web", which you have not said: basics.label in content/resume.json',
  ])
  for (const label of ['Carpintera', undefined]) expect(await todo(cv(label))).toEqual([])
  expect(await todo({ ...cv('Desarrollo web'), home: { roles: ['Desarrollo web'] } })).toEqual([])
})

test('what a CV has none of', async () => {
  expect(await todo({ resume: { work: [{}] } })).toEqual(['the CV has no education: content/resume.json'])
  expect(await todo({ resume: {} })).toEqual(['the CV has no work and no education: content/resume.json'])
})
