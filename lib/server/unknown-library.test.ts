import { readFileSync } from 'node:fs'
import { log } from '../config/log'
import { readLibraryTexts } from './library-texts'

jest.mock('node:fs', () => ({
  ...jest.requireActual<object>('node:fs'),
  readdirSync: () => ['index.js'],
  readFileSync: jest.fn(),
}))
jest.mock('../config/log', () => ({ ...jest.requireActual<object>('../config/log'), log: jest.fn() }))

/** Returns the texts found in libraries with this source, and the libraries in which none was found. */
function read(source: string) {
  jest.mocked(log).mockClear()
  jest.mocked(readFileSync).mockReturnValue(source)
  const { styles } = readLibraryTexts(null)
  const unknown = jest.mocked(log).mock.calls.map(([, , about]) => (about as { library: string }).library)
  return { styles, unknown }
}
const THEMES = 'document.createTextNode("*{transition:none}")'

test('texts are read with what libraries put into them', () => {
  const calendar = "const NAME = 'a'\nstyle.innerHTML = `@keyframes ${NAME}{from{fill:${zeroColor}}}`"
  expect(read(`${THEMES}\n${calendar}`)).toEqual({
    styles: ['*{transition:none}', '@keyframes a{from{fill:var(--calendar-0)}}'],
    unknown: [],
  })
})

test('a text that is not whole is left out, and the log names its library', () => {
  expect(read(`${THEMES}\nstyle.innerHTML = \`@keyframes a{fill:\${unheardOf}}\``)).toEqual({
    styles: ['*{transition:none}'],
    unknown: ['react-activity-calendar'],
  })
})

test('so is one that is written in another way', () => {
  expect(read('')).toEqual({ styles: [], unknown: ['next-themes', 'react-activity-calendar'] })
})
