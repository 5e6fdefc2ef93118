import type { Numbers } from '../services/counters/summary'

const BAR_WIDTH = 48

/** Formats the numbers for a terminal: one bar per day, and lists. */
export function plainNumbers({ days, views, pages, hosts, readers, subscribers }: Numbers): string {
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  return [
    `${views} views from ${first} to ${last}`,
    ...section('Views a day', plot(days)),
    ...section(
      'Pages',
      pages.map(({ name, count }) => row(count, name)),
    ),
    ...section(
      'Visitors came from',
      hosts.map(({ name, count }) => row(count, name)),
    ),
    ...section(
      `Feed readers: ${subscribers} subscribers, by what the readers say`,
      readers.map(({ reader, feed, subscribers: said, day }) => row(said, `${reader}  ${feed}  (${day})`)),
    ),
  ].join('\n')
}

function plot(days: Numbers['days']): string[] {
  const most = Math.max(1, ...days.map(({ views }) => views))
  return days.map(({ day, views }) => {
    const width = Math.ceil((views / most) * BAR_WIDTH)
    return `${day}  ${String(views).padStart(7)}  ${'█'.repeat(width)}`.trimEnd()
  })
}

function section(title: string, lines: string[]): string[] {
  return ['', title, ...(lines.length > 0 ? lines : ['  nothing yet'])]
}

function row(count: number, name: string): string {
  return `${String(count).padStart(9)}  ${name}`
}
