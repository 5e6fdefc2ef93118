import path from 'node:path'
import { HELP, readFlags } from './flags'

test('without flags nothing is answered, and nothing is chosen', () => {
  expect(readFlags([])).toEqual({
    answers: { values: new Map(), portrait: undefined, icon: undefined, empty: undefined },
    from: null,
    isYes: false,
    isForced: false,
    isHelp: false,
  })
})

test.each([
  ['--yes', { isYes: true, isForced: false, isHelp: false }],
  ['--force', { isYes: false, isForced: true, isHelp: false }],
  ['--help', { isYes: false, isForced: false, isHelp: true }],
])('%s switches on what it says and nothing else', (flag, switches) => {
  expect(readFlags([flag])).toMatchObject(switches)
})

test('pictures are looked for from the folder where the command runs; an empty name is none', () => {
  const { answers } = readFlags(['--portrait', 'yo.jpg', '--icon', '/tmp/icono.png'])
  expect(answers).toMatchObject({ portrait: path.join(process.cwd(), 'yo.jpg'), icon: '/tmp/icono.png' })
  expect(readFlags(['--portrait', '']).answers.portrait).toBeUndefined()
})

test('an empty text takes an answer back, of one value or of several', () => {
  const { values } = readFlags(['--city', '', '--skills', '', '--name', 'Eva', '--tools', 'Git']).answers
  expect(Object.fromEntries(values)).toEqual({ city: null, skills: null, name: 'Eva', tools: ['Git'] })
})

test('the help names each option, and which can be given several times', () => {
  const lines = HELP.split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['  --name', '  --legal-tax-id', '  --roles …', '  --social …']),
  )
})
