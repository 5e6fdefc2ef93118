import { wordsIn } from './words'

test('every text of the interface is translated, and keeps its places for values', () => {
  const [spanish, english] = [textsOf(wordsIn('es')), textsOf(wordsIn('en'))]
  expect([...english.keys()]).toEqual([...spanish.keys()])
  expect(spanish.size).toBeGreaterThan(100)
  const places = (texts: Map<string, string>) =>
    [...texts.values()].map((text) => text.match(/\{\w+\}/g)?.sort())
  expect(places(english)).toEqual(places(spanish))
  const same = [...spanish].filter(([name, text]) => english.get(name) === text).map(([name]) => name)
  expect(same.filter((name) => !/\.(?:months|weekdays)\./.test(name))).toEqual(SAME)
})

/** Proper names and symbols, and texts that the specification has in English. */
const SAME = [
  'calendar.totalLast',
  'calendar.totalYear',
  'calendar.failed',
  'contact.errorTitle',
  'footer.error',
  'footer.copyright',
  'projectList.filters.web',
  'projectList.filters.app',
  'projectList.code',
  'projectList.demo',
  'projects.filter',
  'resume.title',
]

/** All texts by name; functions are called with sample values. */
function textsOf(part: unknown, name = ''): Map<string, string> {
  if (typeof part === 'string') return new Map([[name, part]])
  if (typeof part === 'function')
    return new Map([[name, String((part as (...given: unknown[]) => unknown)('web', 2))]])
  return new Map(
    Object.entries(part as object).flatMap(([key, value]) => [
      ...textsOf(value, name ? `${name}.${key}` : key),
    ]),
  )
}
