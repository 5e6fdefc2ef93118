// Counts the work of rendering hostile texts, in a process of its own: see lib/markdown/hostile-texts.test.ts.
import inspector from 'node:inspector'
import { HOSTILE_TEXTS } from './hostile-texts'

const session = new inspector.Session()
session.connect()

type Coverage = { result: { functions: { ranges: { count: number }[] }[] }[] }

function post(method: string, params?: object): Coverage {
  let answer: Coverage = { result: [] }
  session.post(method, params, (error, value) => {
    if (error) throw error
    answer = value as Coverage
  })
  return answer
}

// The engine counts how often each block of code runs, but only of code that it compiles from now on.
post('Profiler.enable')
post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
const { pageHtml } = await import('../../lib/markdown/page-html')

/** Renders a text. @returns the blocks of code that run for it, the same number on every machine, and what becomes of it */
function countWork(text: string) {
  post('Profiler.takePreciseCoverage')
  const html = pageHtml(text, {})
  const { result } = post('Profiler.takePreciseCoverage')
  const ranges = result.flatMap(({ functions }) => functions.flatMap((one) => one.ranges))
  const blocks = ranges.reduce((sum, { count }) => sum + count, 0)
  return { characters: text.length, blocks, html: html.length }
}

const CHARACTERS = Number(process.argv[2])
/** Texts that once took more work for each character, the longer they were: these are rendered in five times the length, too. */
const LONG = /in one line|behind one another|of two levels|underlined|: footnotes$/
const ordinary = 'Una frase con **negrita**, `código` y [un enlace](https://example.com/a).\n\n'
pageHtml(ordinary, {}) // loads what is loaded once
const texts = Object.entries(HOSTILE_TEXTS).flatMap(([name, make]): [string, string][] => [
  [name, make(CHARACTERS)],
  ...(LONG.test(name) ? ([[`${name}, long`, make(5 * CHARACTERS)]] as [string, string][]) : []),
])
texts.push(['ordinary', ordinary.repeat(CHARACTERS / ordinary.length)])
console.log(JSON.stringify(Object.fromEntries(texts.map(([name, text]) => [name, countWork(text)]))))
