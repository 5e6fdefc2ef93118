import { Desk, ANSWERS, typing } from '@/e2e/unit/own-setup'
import { FIELDS } from './fields'

let desk: Desk
beforeEach(() => {
  desk = new Desk()
})
afterEach(() => desk.clear())

/** Answers to every question but some, so that only these are asked. */
function allBut(...names: string[]): Record<string, unknown> {
  const others = FIELDS.filter(({ name }) => !names.includes(name)).map(({ name }) => [name, null])
  const { name, url } = ANSWERS
  const given = {
    name,
    url,
    title: 'T',
    description: 'D',
    portrait: null,
    icon: null,
    projects: null,
    empty: false,
  }
  return Object.fromEntries(
    Object.entries({ ...Object.fromEntries(others), ...given }).filter(([one]) => !names.includes(one)),
  )
}
const ask = async (names: string[], lines: string[]) => {
  const { terminal, shown } = typing(lines)
  await desk.setup(allBut(...names), { terminal, isForced: true })
  return { shown: shown(), answers: desk.kept }
}
const CTRL_C = '\u0003'

test('missing answers are asked for, and invalid ones again, with suggestions', async () => {
  const { shown, answers } = await ask(
    ['name', 'url', 'email'],
    ['  Íñigo Peña ', 'inigo.example', 'https://inigo.example', ''],
  )
  expect(shown).toMatch(/Your name[^]*Its public address[^]*Your e-mail address/)
  expect(shown).toContain('url is "inigo.example"; it should be an address with its scheme')
  expect(shown).not.toContain('Your city')
  expect(answers).toMatchObject({ name: 'Íñigo Peña', url: 'https://inigo.example' })
})

test('a list has an entry a line, or apart at commas; paragraphs stay whole', async () => {
  const { answers } = await ask(
    ['social', 'skills', 'biography'],
    ['https://github.com/ana\rhttps://gitlab.com/ana', 'Vivo en Soria, y programo.', 'Rust, C++\rGo'],
  )
  expect(answers).toMatchObject({
    social: [{ url: 'https://github.com/ana' }, { url: 'https://gitlab.com/ana' }],
    skills: ['Rust', 'C++', 'Go'],
    biography: ['Vivo en Soria, y programo.'],
  })
})

test('Enter is not accepted for a required question', async () => {
  const { shown, answers } = await ask(['name'], ['', 'Íñigo'])
  expect(shown).toContain('name is missing')
  expect(answers.name).toBe('Íñigo')
})

test('earlier answers are shown; Enter keeps them, and - clears them', async () => {
  await desk.setup({ ...ANSWERS, empty: true })
  const { terminal, shown } = typing([], { 'Your city': ['-'] })
  const { written } = await desk.setup({}, { terminal })
  expect(shown()).toMatch(/Your city\s+│\s+Bilbao/)
  expect(written).toEqual(['site.ts', 'resume.json'])
  expect(desk.read('site.ts')).toContain('city: null')
})

test('an invalid entry of a list is named, and the list can be mended', async () => {
  const { shown, answers } = await ask(['social'], ['@inigo', '-'])
  expect(shown).toContain('social "website": url is "@inigo"')
  expect(answers.social).toBeNull()
})

test('entries that are there stay as they are, a line adds one, and - takes all away', async () => {
  await desk.setup({ ...ANSWERS, empty: true })
  const skills = "skills: [{ icon: 'rust', name: 'Rust' }, 'Go, C']"
  desk.write('about.ts', desk.read('about.ts').replace(/skills: \[.*\]/, skills))
  const add = async (line: string) => {
    const { terminal } = typing([], { 'Skills, one a line': [line] })
    await desk.setup({}, { terminal, isForced: true })
    return /skills: (\[.*\])/.exec(desk.read('about.ts'))?.[1]
  }
  expect(await add('SQL')).toBe("[{ icon: 'rust', name: 'Rust' }, 'Go, C', 'SQL']")
  expect(await add('-')).toBe('[]')
})

test('Ctrl-C writes nothing, and the answers are restored at the next start', async () => {
  const before = desk.files()
  const first = typing(['Íñigo Peña', 'Vigo', CTRL_C])
  const given = allBut('name', 'city', 'country')
  await expect(desk.setup(given, { terminal: first.terminal })).rejects.toThrow('Nothing was written.')
  expect(desk.files()).toEqual(before)
  const again = typing(['', '', 'ES'])
  await desk.setup(given, { terminal: again.terminal, kept: desk.kept })
  expect(again.shown()).toMatch(/Your city\s+│\s+Vigo/)
  expect(desk.read('site.ts')).toMatch(/name: 'Íñigo Peña'[^]*city: 'Vigo',\n {2}country: 'ES'/)
})

test('answers are also stored when they turn out to be unusable in the end', async () => {
  desk.write('../eva.png', 'no picture')
  const { terminal } = typing(['nada.png', `${desk.root}/eva.png`])
  const setup = desk.setup(allBut('portrait'), { terminal })
  await expect(setup).rejects.toThrow(/^portrait is ".*eva\.png"; it should be a picture/)
  expect(desk.kept).toMatchObject({ portrait: `${desk.root}/eva.png`, name: 'Íñigo Peña' })
})

test('the sample is removed after confirmation', async () => {
  const { terminal, shown } = typing([])
  const { removed } = await desk.setup({ ...allBut(), empty: undefined }, { terminal })
  expect(shown()).toContain('Take the rest of the sample away')
  expect(removed).toContain('articles/uno.md')
})

test('an edited file is overwritten after confirmation', async () => {
  await desk.setup({ ...ANSWERS, empty: true })
  desk.write('site.ts', `// mine\n${desk.read('site.ts')}`)
  const all = { ...allBut(), ...ANSWERS, city: 'Lugo' }
  const no = desk.setup(all, { terminal: typing([]).terminal })
  await expect(no).rejects.toThrow(/^Nothing was written: you have edited content\/site\.ts/)
  const { input, output } = typing([]).terminal
  output?.on('data', () => input?.push('y'))
  await desk.setup(all, { terminal: { input, output } })
  expect(desk.read('site.ts')).toContain("city: 'Lugo'")
})
