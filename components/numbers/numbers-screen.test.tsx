import { render, screen, within } from '@testing-library/react'
import { lastDays } from '@/lib/text/days'
import { NumbersScreen } from './numbers-screen'

const days = lastDays('2026-11-22', 30).map((day, index) => ({ day, views: index }))
const NUMBERS = {
  days,
  views: 1_435,
  pages: [{ name: '/article/a%C3%B1o', count: 1_200 }],
  hosts: [
    { name: 'news.example', count: 1 },
    { name: 'otros', count: 2 },
  ],
  readers: [{ reader: 'Feedly', feed: '/rss.xml', subscribers: 16, day: '2026-11-20' }],
  subscribers: 16,
}
const rowsOf = (table: string | RegExp) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => row.textContent)

test('pages, hosts and readers stand in tables that name their rows and columns', () => {
  render(<NumbersScreen numbers={NUMBERS} />)
  expect(screen.getByText('1.435 visitas')).toBeVisible()
  expect(rowsOf(/^Las páginas con más visitas/)).toEqual(['PáginaVisitas', '/article/año1.200'])
  expect(rowsOf('Visitas que llegan desde otros sitios')).toEqual([
    'SitioVisitas',
    'news.example1',
    'otros sitios2',
  ])
  expect(rowsOf(/^Suscriptores que dice/)).toEqual(['LectorSuscriptores', 'Feedly: /rss.xml (20 nov)16'])
  expect(screen.getByRole('rowheader', { name: '/article/año' })).toBeVisible()
})

test('the plot has a bar a day and says in words what it shows; the days stand in a table too', () => {
  render(<NumbersScreen numbers={NUMBERS} />)
  const plot = screen.getByRole('img')
  expect(plot).toHaveAccessibleName(/1\.435 visitas en total y, como máximo, 29 el 22 nov/)
  const bars = [...plot.querySelectorAll('rect')]
  expect([bars.length, bars[0]?.getAttribute('height'), bars[29]?.getAttribute('height')]).toEqual([
    30,
    '0',
    '100',
  ])
  expect(screen.getAllByText('22 nov').length).toBeGreaterThan(1)
})

test('before anything was counted each part says so, and when it can not be read the page does', () => {
  const none = {
    days: days.map(({ day }) => ({ day, views: 0 })),
    views: 0,
    pages: [],
    hosts: [],
    readers: [],
    subscribers: 0,
  }
  const { rerender } = render(<NumbersScreen numbers={none} />)
  expect(screen.getAllByText('Todavía no hay nada que contar.')).toHaveLength(4)
  rerender(<NumbersScreen numbers={null} />)
  expect(screen.getByText(/no se pueden leer los números/)).toBeVisible()
})
