import { helpText, readChoice } from '../bench/choice'
import { atLeast, atMost, markdown, type SectionReport } from '../bench/report'

const SECTIONS = {
  serving: { about: 'requests a second', minutes: 4 },
  start: { about: 'a start', minutes: 1 },
  peers: { about: 'other sites', minutes: 5, onDemand: true },
}

describe('what is asked for', () => {
  test('everything but what is measured on demand, five times', () => {
    expect(readChoice([], SECTIONS)).toMatchObject({ sections: ['serving', 'start'], runs: 5, quick: false })
  })

  test('single sections, all but some, the peers, fewer runs', () => {
    expect(readChoice(['--only', 'start, peers'], SECTIONS).sections).toEqual(['start', 'peers'])
    expect(readChoice(['--without', 'start'], SECTIONS).sections).toEqual(['serving'])
    expect(readChoice(['--peers'], SECTIONS).sections).toEqual(['peers'])
    expect(readChoice(['--quick'], SECTIONS).runs).toBe(1)
    expect(readChoice(['--runs', '7'], SECTIONS).runs).toBe(7)
  })

  test.each([['--only', 'speed'], ['--without', 'speed'], ['--runs', '0'], ['--runs', 'x'], ['--fast']])(
    '%s %s is refused',
    (...args) => {
      expect(() => readChoice(args, SECTIONS)).toThrow(/speed|runs|fast/)
    },
  )

  test('the help names every section', () => {
    for (const name of Object.keys(SECTIONS)) expect(helpText(SECTIONS)).toContain(`  ${name}`)
  })
})

describe('goals', () => {
  const values: [string, number][] = [
    ['/', 900],
    ['/about', 1_100],
  ]

  test('the value furthest from the goal decides, and is named', () => {
    expect(atMost('paint', 1_000, values, ' ms')).toMatchObject({
      goal: '≤ 1,000 ms',
      now: '1,100 ms (/about)',
      met: false,
    })
    expect(atLeast('ratio', 900, values)).toMatchObject({ now: '900 (/)', met: true })
    expect(atMost('paint', 1_100, values).met).toBe(true)
    expect(atLeast('ratio', 901, values).met).toBe(false)
  })
})

describe('the report', () => {
  const section = (now: number, date: string): SectionReport => ({
    date,
    seconds: 61,
    runs: 5,
    machine: 'two cores',
    goals: [atMost('start', 1_000, [['npm start', now]], ' ms')],
    tables: [
      {
        heading: 'Start',
        heads: ['command', 'ms'],
        rows: [['npm start', { median: now, min: 700, max: 1_800 }]],
      },
    ],
  })

  test('a goal that is missed is bold, beside the run before; spread and date stand with the figures', () => {
    const text = markdown(
      { start: section(1_200, '2026-11-22T20:00') },
      { start: section(900, '2026-11-21T20:00') },
      ['start'],
    )
    expect(text).toContain('| start | ≤ 1,000 ms | **1,200 ms (npm start)** | 900 ms (npm start) |')
    expect(text).toContain('| npm start | 1,200 (700–1,800) |')
    expect(text).toContain('2026-11-22T20:00, 5 runs in 61 s; two cores.')
  })

  test('sections stand in their order, without those that were never measured', () => {
    const report = { start: section(900, 'today'), serving: section(900, 'yesterday') }
    const headings = markdown(report, {}, ['serving', 'peers', 'start']).match(/^## .*/gm)
    expect(headings).toEqual(['## Serving', '## Start'])
  })
})
