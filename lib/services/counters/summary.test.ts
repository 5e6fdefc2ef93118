import type { Count, Kind } from './count'
import { summarise } from './summary'

const DAYS = ['2026-11-20', '2026-11-21', '2026-11-22']
const one = (day: string, kind: Kind, name: string, count: number): Count => ({ day, kind, name, count })

test('every day is there, pages and hosts come by their number, then by name, and only the first of them', () => {
  const counts = [
    one('2026-11-20', 'page', '/', 3),
    one('2026-11-22', 'page', '/', 1),
    one('2026-11-22', 'page', '/about', 4),
    one('2026-11-22', 'page', '/resume', 1),
    one('2026-11-22', 'host', 'b.example', 1),
    one('2026-11-22', 'host', 'a.example', 1),
  ]
  expect(summarise(counts, DAYS, 2)).toEqual({
    days: [
      { day: '2026-11-20', views: 3 },
      { day: '2026-11-21', views: 0 },
      { day: '2026-11-22', views: 6 },
    ],
    views: 9,
    pages: [
      { name: '/', count: 4 },
      { name: '/about', count: 4 },
    ],
    hosts: [
      { name: 'a.example', count: 1 },
      { name: 'b.example', count: 1 },
    ],
    readers: [],
    subscribers: 0,
  })
})

test('of a feed reader the newest day counts for each feed, in whatever order the days come', () => {
  const counts = [
    one('2026-11-22', 'reader', 'Feedly /rss.xml', 11),
    one('2026-11-20', 'reader', 'Feedly /rss.xml', 40),
    one('2026-11-21', 'reader', 'Feedly /etiqueta/php/rss.xml', 2),
    one('2026-11-21', 'reader', 'The Old Reader /atom.xml', 20),
  ]
  const { readers, subscribers, views } = summarise(counts, DAYS, 10)
  expect(readers).toEqual([
    { reader: 'The Old Reader', feed: '/atom.xml', subscribers: 20, day: '2026-11-21' },
    { reader: 'Feedly', feed: '/rss.xml', subscribers: 11, day: '2026-11-22' },
    { reader: 'Feedly', feed: '/etiqueta/php/rss.xml', subscribers: 2, day: '2026-11-21' },
  ])
  expect([subscribers, views]).toEqual([33, 0])
})

test('of pages and hosts no more are listed than are asked for', () => {
  const counts = ['a', 'b', 'c'].flatMap((name) => [
    one('2026-11-20', 'page', `/${name}`, 1),
    one('2026-11-20', 'host', `${name}.example`, 1),
  ])
  const { pages, hosts } = summarise(counts, DAYS, 2)
  expect([pages.length, hosts.map(({ name }) => name)]).toEqual([2, ['a.example', 'b.example']])
})
