import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Desk, typing } from '@/e2e/unit/own-setup'
import { ACCOUNT_SERVICES } from '../../site/accounts'
import { env } from '../../site/env'
import { runModule } from '../../site/owner-module'
import { readGitHub } from './github'

const USER = {
  login: 'ana',
  name: 'Ana Prueba',
  bio: 'Hago webs.',
  location: 'Soria, España',
  blog: 'ana.example',
  email: null,
  html_url: 'https://github.com/ana',
}
const repository = (name: string, fields: object = {}) => ({
  name,
  html_url: `https://github.com/ana/${name}`,
  description: `Lo que hace ${name}`,
  homepage: '',
  stargazers_count: 0,
  fork: false,
  archived: false,
  ...fields,
})

type Answer = { status?: number; body: unknown }
let answers: Record<string, Answer> = {}
const asked: string[] = []
const server = createServer(({ url = '' }, response) => {
  asked.push(url)
  const { status = 200, body } = answers[url.split('?')[0] ?? ''] ?? { status: 404, body: {} }
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
})
let desk: Desk
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  desk = new Desk()
  asked.length = 0
  ACCOUNT_SERVICES.github = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  env.GITHUB_TOKEN = undefined
  answers = {
    '/users/ana': { body: USER },
    '/users/ana/social_accounts': { body: [{ provider: 'mastodon', url: 'https://hachyderm.io/@ana' }] },
    '/users/ana/repos': {
      body: [
        repository('copia', { fork: true, stargazers_count: 99 }),
        repository('archivo', { archived: true }),
        repository('faro', {
          stargazers_count: 5,
          homepage: 'faro.example',
        }),
        ...Array.from({ length: 8 }, (_, at) => repository(`repo-${7 - at}`)),
      ],
    },
  }
})
afterEach(() => desk.clear())

const valuesOf = (name: string) => runModule(path.join(desk.content, `${name}.ts`))[name]
const projects = () => JSON.parse(desk.read('projects.json')) as { id: number; title: string }[]
/** Runs setup with the user name, the projects to toggle, a city, and Enter for the rest. */
async function take(user: string[], ofProjects = '', ofCity = '') {
  const { terminal, shown } = typing([], {
    'Your GitHub user name': user,
    'Which repositories': [ofProjects],
    'Its public address': ['https://www.ana.example'],
    'Your name': ['Ana'],
    'Your city': [ofCity],
  })
  await desk.setup({}, { terminal })
  return shown()
}

test('imported data is the default answer to each question, and is written with its projects', async () => {
  const shown = await take(['ana'])
  expect(shown).toMatch(/Your city\s+│\s+Soria/)
  expect(valuesOf('site')).toMatchObject({
    name: 'Ana',
    city: 'Soria',
    calendarUser: 'ana',
    social: [
      { kind: 'github', url: 'https://github.com/ana' },
      { kind: 'mastodon', url: 'https://hachyderm.io/@ana' },
    ],
  })
  expect(valuesOf('home')).toMatchObject({ intro: 'Hago webs.' })
  expect(projects().map(({ title }) => title)).toEqual([
    'faro',
    'repo-7',
    'repo-6',
    'repo-5',
    'repo-4',
    'repo-3',
  ])
  expect(projects()[0]).toEqual({
    id: 1,
    title: 'faro',
    description: 'Lo que hace faro',
    isBlog: false,
    ghLink: 'https://github.com/ana/faro',
    demoLink: 'https://faro.example',
    tipo: 'web',
  })
})

test('what is proposed can be rejected: unselected projects, and an answer that is taken back', async () => {
  const down = '\u001b[B'
  await take(['ana'], `${down} ${down} `, '-')
  expect(valuesOf('site')).toMatchObject({ city: null })
  expect(projects().map(({ title }) => title)).toEqual(['faro', 'repo-5', 'repo-4', 'repo-3'])
})

test('an answer that is there already is not replaced', async () => {
  await desk.setup({ name: 'Ana', url: 'https://ana.example', city: 'Lugo' })
  await take(['ana'])
  expect(valuesOf('site')).toMatchObject({ city: 'Lugo', calendarUser: 'ana' })
})

test("projects are added to the owner's, without duplicates", async () => {
  await take(['ana'])
  desk.write('projects.json', JSON.stringify(projects().slice(0, 1)))
  await take(['ana'])
  expect(
    projects()
      .map(({ id, title }) => `${id} ${title}`)
      .slice(0, 2),
  ).toEqual(['1 faro', '2 repo-7'])
})

test('without a user name no request is made, and nothing is imported', async () => {
  await take([''])
  expect(asked).toEqual([])
  expect(projects()).toEqual([])
})

test('an unknown user name is reported, and asked for again', async () => {
  const shown = await take(['nadie', 'https://github.com/ana/?tab=repositories'])
  expect(shown).toContain('there is no such user')
  expect(asked.filter((url) => url === '/users/ana')).toHaveLength(1)
  expect(projects()).toHaveLength(6)
})

test.each<[string, Answer | null, string]>([
  ['refuses further requests', { status: 403, body: {} }, "GitHub can't be read: it answers 403."],
  ['answers something else', { body: '<html>' }, "GitHub can't be read: its answer."],
  ['is not there', null, "GitHub can't be read: "],
])('a service that %s is reported in a sentence', async (_what, answer, sentence) => {
  if (answer) answers['/users/ana'] = answer
  else ACCOUNT_SERVICES.github = 'http://127.0.0.1:1'
  await expect(readGitHub('ana')).rejects.toThrow(sentence)
})

test('three requests are made', async () => {
  await readGitHub('ana')
  expect(asked.map((url) => url.split('?')[0])).toEqual([
    '/users/ana',
    '/users/ana/social_accounts',
    '/users/ana/repos',
  ])
})
