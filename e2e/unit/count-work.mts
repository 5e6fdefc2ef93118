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

/** Returns how many blocks of code run: the same number on every machine. */
function countBlocks(task: () => void): number {
  post('Profiler.takePreciseCoverage')
  task()
  const { result } = post('Profiler.takePreciseCoverage')
  const ranges = result.flatMap(({ functions }) => functions.flatMap((one) => one.ranges))
  return ranges.reduce((sum, { count }) => sum + count, 0)
}

const CHARACTERS = Number(process.argv[2])
const ordinary = 'Una frase con **negrita**, `código` y [un enlace](https://example.com/a).\n\n'
pageHtml(ordinary, {}) // loads what is loaded once
const all = Object.entries({
  ...HOSTILE_TEXTS,
  ordinary: (n: number) => ordinary.repeat(n / ordinary.length),
}).filter(([name]) => new RegExp(process.argv[3] ?? '').test(name))
const work = all.map(([name, make]) => {
  const text = make(CHARACTERS)
  let html = ''
  const blocks = countBlocks(() => {
    html = pageHtml(text, {})
  })
  return [name, { characters: text.length, blocks, html: html.length }]
})
console.log(JSON.stringify(Object.fromEntries(work)))
