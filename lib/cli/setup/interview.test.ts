import path from 'node:path'
import { answersFrom, type Answers } from './answers'
import { FIELDS } from './fields'
import { interview } from './interview'
import { ANSWERS, Desk, typing } from '@/e2e/unit/own-setup'

let desk: Desk
beforeEach(() => {
  desk = new Desk()
})
afterEach(() => desk.clear())

test('a person is asked for what isn’t given, and a wrong answer again', async () => {
  const { name: _, url: __, ...given } = ANSWERS
  const { terminal, heard } = typing(['Íñigo Peña', '', '', 'inigo.example', 'https://inigo.example'])
  await desk.setup({ ...given, empty: true }, { terminal })
  const asked = heard.filter((line) => /name|address/.test(line))
  expect(asked.slice(0, 4)).toEqual([
    'Your name, as visitors read it: ',
    'The name of the site [Íñigo Peña]: ',
    'Its public address, such as https://www.example.com: ',
    expect.stringMatching(/^ {2}url is "inigo.example"; it should be an address with its scheme/),
  ])
  expect(heard.filter((line) => line.startsWith('Its public address'))).toHaveLength(2)
  expect(heard.filter((line) => line.startsWith('Your e-mail'))).toEqual([])
  expect(desk.read('site.ts')).toContain("url: 'https://inigo.example'")
})

test('what was answered before is the default; Enter keeps it, and - takes it back', async () => {
  await desk.setup({ ...ANSWERS, empty: true })
  const isCity = (at: number) => FIELDS.filter(({ question }) => question)[at]?.name === 'city'
  const { terminal, heard } = typing(Array.from({ length: 40 }, (_, at) => (isCity(at) ? '-' : '')))
  const { written } = await desk.setup({}, { terminal })
  expect(heard).toContain('Your city [Bilbao]: ')
  expect(heard).toContain(
    'The address of an account: a profile, mailto:… or tel:… [https://github.com/inigo, mailto:inigo@inigo.example]: ',
  )
  expect(written).toEqual(['site.ts', 'resume.json'])
  expect(desk.read('site.ts')).toContain('city: null')
})

test('each picture is asked for by what it shows; what can’t be used is asked for again, and - means none', async () => {
  desk.write('../eva.png', 'no picture')
  const { terminal, heard } = typing([])
  const answers: Record<string, string[]> = { photograph: [path.join(desk.root, 'eva.png'), '-'] }
  const ask = async (question: string) => {
    const [, what = ''] = /^A (photograph|picture)/.exec(question) ?? []
    await terminal.ask(question)
    return answers[what]?.shift() ?? ''
  }
  await desk.setup({ ...ANSWERS, empty: true }, { terminal: { ...terminal, ask } })
  expect(heard.filter((line) => /path of its file|eva\.png/.test(line))).toEqual([
    'A photograph of you, the path of its file (Enter for none): ',
    expect.stringMatching(/^ {2}.*eva\.png/),
    'A photograph of you, the path of its file (Enter for none): ',
    'A picture for favicon and app icons, the path of its file (Enter for none): ',
  ])
})

test('the sample goes unless the person says no, and isn’t asked for once it is gone', async () => {
  const question = expect.stringMatching(/^Take the 12 files of the sample away/)
  const first = typing([])
  await desk.setup(ANSWERS, { terminal: first.terminal })
  expect(first.heard).toContainEqual(question)
  expect(Object.keys(desk.files())).not.toContain('articles/uno.md')
})

test('a yes is enough for a file that was edited; anything else leaves it', async () => {
  await desk.setup({ ...ANSWERS, empty: true })
  desk.write('site.ts', `// mine\n${desk.read('site.ts')}`)
  const all: Answers = answersFrom({ ...ANSWERS, city: 'Lugo', empty: true })
  expect(all.values.get('city')).toBe('Lugo')
  const no = typing([])
  await expect(desk.setup({ city: 'Lugo' }, { terminal: no.terminal })).rejects.toThrow(
    /^Nothing was written/,
  )
  const yes = typing([])
  const ask = async (question: string) =>
    question.startsWith('You have edited') ? 'y' : yes.terminal.ask(question)
  await desk.setup({ city: 'Lugo' }, { terminal: { ...yes.terminal, ask } })
  expect(desk.read('site.ts')).toContain("city: 'Lugo'")
})

describe('the questions', () => {
  const look = (field: { name: string }, answers: Answers) => {
    const value = answers.values.get(field.name)
    return { value, problems: value === 'malo' ? ['no good', 'at all'] : [] }
  }
  /**
   * Runs the interview with every field answered but one.
   * @returns the dialogue, and the resulting answers
   */
  async function asked(name: string, lines: string[], given: object = {}) {
    const { terminal, heard } = typing(lines)
    const others = FIELDS.filter((field) => field.name !== name)
    const all = answersFrom(given)
    for (const field of others) if (!all.values.has(field.name)) all.values.set(field.name, null)
    const whole: Answers = { ...all, portrait: 'p.png', icon: 'i.png' }
    const answers = await interview(terminal, whole, {
      look,
      pictureProblem: async () => null,
      sampleFiles: 0,
    })
    return { heard: heard.slice(1), value: answers.values.get(name), answers }
  }

  test('blanks around an answer are no part of it, and blanks alone are none', async () => {
    expect((await asked('city', ['  Lugo '])).value).toBe('Lugo')
    expect((await asked('city', ['   '])).answers.values.has('city')).toBe(false)
  })

  test('of a list each line is asked for, until one is empty', async () => {
    const { heard, value } = await asked('skills', [' Rust ', 'SQL', ' '])
    expect(heard).toEqual([
      'A skill, such as Rust: ',
      '  one more (Enter for none): ',
      '  one more (Enter for none): ',
    ])
    expect(value).toEqual(['Rust', 'SQL'])
    expect((await asked('skills', ['-'])).value).toBeNull()
    expect((await asked('skills', ['Rust', '-', ''])).value).toEqual(['Rust', '-'])
  })

  test('all that is wrong with an answer is said, and it is asked for again as it was before', async () => {
    const { heard, value } = await asked('city', ['malo', 'Lugo'])
    expect(heard).toEqual(['Your city: ', '  no good', '  at all', 'Your city: '])
    expect(value).toBe('Lugo')
  })

  test('a sample that is not there is not asked for, nor one of which the answer is given', async () => {
    const whole: Answers = { ...answersFrom({}), portrait: 'p', icon: 'i' }
    for (const field of FIELDS) whole.values.set(field.name, null)
    const emptied = async (sampleFiles: number, empty: boolean | undefined, line = '') => {
      const { terminal, heard } = typing([line])
      const given = empty === undefined ? whole : { ...whole, empty }
      const answers = await interview(terminal, given, {
        look,
        pictureProblem: async () => null,
        sampleFiles,
      })
      return [heard.length - 1, answers.empty]
    }
    expect(await emptied(0, undefined)).toEqual([0, undefined])
    expect(await emptied(3, false)).toEqual([0, false])
    expect(await emptied(3, undefined)).toEqual([1, true])
    expect(await emptied(3, undefined, ' No')).toEqual([1, false])
  })

  test('a picture whose path has blanks around it is the one without', async () => {
    const whole: Answers = { ...answersFrom({}), icon: 'i' }
    for (const field of FIELDS) whole.values.set(field.name, null)
    const { terminal } = typing([' yo.png '])
    const answers = await interview(terminal, whole, {
      look,
      pictureProblem: async () => null,
      sampleFiles: 0,
    })
    expect(answers.portrait).toBe('yo.png')
  })
})
