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
  expect(shown).toContain('Write "https://inigo.example".')
  expect(shown).not.toContain('Your city')
  expect(answers).toMatchObject({ name: 'Íñigo Peña', url: 'https://inigo.example' })
})

test('entries of a line are apart at commas, and sentences stay whole', async () => {
  const { answers } = await ask(
    ['social', 'skills', 'biography'],
    ['https://github.com/ana, https://gitlab.com/ana', '', 'Vivo en Soria, y programo.', '', 'Rust, C++', ''],
  )
  expect(answers).toMatchObject({
    social: [{ url: 'https://github.com/ana' }, { url: 'https://gitlab.com/ana' }],
    skills: ['Rust', 'C++'],
    biography: ['Vivo en Soria, y programo.'],
  })
})

test('lines that are pasted together answer one question: a text is one line, a list has each of them', async () => {
  const { answers } = await ask(
    ['intro', 'city', 'biography', 'skills'],
    ['Soria', 'Programo en Soria.\r\nCon   calma.\n', 'Uno, dos.\n\nTres.', '', 'Rust\rC++', ''],
  )
  expect(answers).toMatchObject({
    intro: 'Programo en Soria. Con   calma.',
    city: 'Soria',
    biography: ['Uno, dos.', 'Tres.'],
    skills: ['Rust', 'C++'],
  })
})

test('a country by its name gets its code proposed, in words for people', async () => {
  const { shown } = await ask(['country'], ['España', 'Germany', 'Nada', 'ES'])
  expect(shown).toContain('Write "ES".')
  expect(shown).toContain('Write "DE".')
  expect(shown).toContain('country is "Nada"; it should be a country code of two capital letters such as ES.')
  expect(shown).not.toContain('or null')
})

test('a likely slip is told with what may be meant, and the same answer once more is taken', async () => {
  const mail = await ask(['email'], ['eva@gmial.com', 'eva@gmail.com'])
  expect(mail.shown).toContain('This is "eva@gmial.com". Did you mean eva@gmail.com? Enter keeps it.')
  expect(mail.answers.email).toBe('eva@gmail.com')
  const id = await ask(['legal.taxId'], ['12345678A', '12345678B', '12345678B'])
  expect(id.shown).toMatch(/12345678A", whose letter[^]*Did you mean 12345678Z\?[^]*12345678B", whose letter/)
  expect(id.answers['legal.taxId']).toBe('12345678B')
  const right = await ask(['legal.taxId'], ['12345678Z'])
  expect(right.shown).not.toContain('Did you mean')
})

test('what only files hold is not proposed to a person', async () => {
  const { shown } = await ask(['calendarUser'], ['https://github.com/', 'eva'])
  expect(shown).toContain('it should be a GitHub user name such as ana.')
  expect(shown).not.toMatch(/'sample'|null/)
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

test('list entries are validated one by one, and an invalid one is asked for again', async () => {
  const { shown, answers } = await ask(['social'], ['https://github.com/inigo', '@inigo@hachyderm.io', '-'])
  expect(shown).toContain('social, entry 2, is "@inigo@hachyderm.io"')
  expect(shown).toContain('Write "https://hachyderm.io/@inigo".')
  expect(answers.social).toEqual([{ kind: 'github', url: 'https://github.com/inigo' }])
})

test('a line is appended to an existing list, and - as the first line clears it', async () => {
  await desk.setup({ ...ANSWERS, empty: true })
  const skills = async (...lines: string[]) => {
    const { terminal } = typing([], { 'A skill': [lines[0] ?? ''], 'One more': lines.slice(1) })
    await desk.setup({}, { terminal })
    return /skills: (\[.*\])/.exec(desk.read('about.ts'))?.[1]
  }
  expect(await skills('Go', 'SQL')).toBe("['Rust', 'Kubernetes', 'Go', 'SQL']")
  expect(await skills('C', '-')).toBe("['Rust', 'Kubernetes', 'Go', 'SQL', 'C']")
  expect(await skills('-')).toBe('[]')
})

test('it is possible to go back: to the previous question, and within a list to the previous line', async () => {
  const { answers } = await ask(
    ['city', 'country', 'roles'],
    ['Lugo', '<', 'Vigo', 'ES', 'Una', 'Dso', '<', 'Dos', ''],
  )
  expect(answers).toMatchObject({ city: 'Vigo', country: 'ES', roles: ['Una', 'Dos'] })
})

test('whoever goes back to a list and types it again has no entry twice', async () => {
  const { answers } = await ask(
    ['roles', 'social', 'intro'],
    [
      'https://github.com/eva',
      'https://github.com/eva',
      '',
      'Una, Dos',
      '',
      '<',
      'Dos; Una, Tres',
      '',
      'Hola.',
    ],
  )
  expect(answers).toMatchObject({ roles: ['Una', 'Dos', 'Tres'], intro: 'Hola.' })
  expect(answers.social).toEqual([{ kind: 'github', url: 'https://github.com/eva' }])
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

test('the sample is removed after confirmation, and the question counts the files', async () => {
  const { terminal, shown } = typing([])
  const { removed } = await desk.setup({ ...allBut(), empty: undefined }, { terminal })
  expect(shown()).toContain(`Take ${removed.length} files of the sample away`)
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
