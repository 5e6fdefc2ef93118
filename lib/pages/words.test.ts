import type { Language } from '../site/language'
import { PRIVACY } from './screen-words'
import { RESUME_COPY } from '../resume/words'
import { calendarWords } from '../calendar/words.en'
import { wordsIn } from './words'

test('every interface text is translated, and keeps its placeholders', () => {
  const all = (language: Language) => textsOf({ calendar: calendarWords(language), ...wordsIn(language) })
  const [spanish, english] = [all('es'), all('en')]
  expect([...english.keys()]).toEqual([...spanish.keys()])
  expect(spanish.size).toBeGreaterThan(100)
  const places = (texts: Map<string, string>) =>
    [...texts.values()].map((text) => text.match(/\{\w+\}/g)?.sort())
  expect(places(english)).toEqual(places(spanish))
  const same = [...spanish].filter(([name, text]) => english.get(name) === text).map(([name]) => name)
  expect(same.filter((name) => !/\.(?:months|weekdays)\./.test(name))).toEqual(SAME)
})

test('English uses typographic apostrophes, and marks Spanish content by language', () => {
  const words = wordsIn('en')
  const texts = [
    ...textsOf({ calendar: calendarWords('en'), ...words }).values(),
    ...textsOf(RESUME_COPY.en).values(),
  ]
  expect(texts.filter((text) => /\w'\w/.test(text))).toEqual([])
  for (const text of [words.nav.privacy, words.footer.subscribe, words.frame.search])
    expect(text).toMatch(/ \(in Spanish\)$/)
})

test('the privacy interface text addresses the reader formally, like the policy', () => {
  const { privacy } = wordsIn('es').share
  for (const text of [privacy, PRIVACY.description('Ana')])
    expect(text).not.toMatch(/\b(?:tienes|tus?|puedes)\b/)
})

/** Proper names and symbols, and texts that the specification has in English. */
const SAME = [
  'calendar.totalLast',
  'calendar.totalYear',
  'footer.error',
  'footer.copyright',
  'plain.original',
  'projectList.filters.web',
  'projectList.filters.app',
  'projectList.code',
  'projectList.demo',
  'projects.filter',
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
