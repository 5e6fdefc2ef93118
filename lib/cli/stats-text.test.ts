import { plainNumbers } from './stats-text'

test('a bar a day, as long as its part of the best one, and the lists below', () => {
  const text = plainNumbers({
    days: [
      { day: '2026-11-20', views: 0 },
      { day: '2026-11-21', views: 48 },
      { day: '2026-11-22', views: 12 },
    ],
    views: 60,
    pages: [
      { name: '/', count: 50 },
      { name: '/about', count: 10 },
    ],
    hosts: [],
    readers: [{ reader: 'Feedly', feed: '/rss.xml', subscribers: 16, day: '2026-11-22' }],
    subscribers: 16,
  })
  expect(text.split('\n')).toEqual([
    '60 views from 2026-11-20 to 2026-11-22',
    '',
    'Views a day',
    '2026-11-20        0',
    `2026-11-21       48  ${'█'.repeat(48)}`,
    `2026-11-22       12  ${'█'.repeat(12)}`,
    '',
    'Pages',
    '       50  /',
    '       10  /about',
    '',
    'Visitors came from',
    '  nothing yet',
    '',
    'Feed readers: 16 subscribers, by what the readers say',
    '       16  Feedly  /rss.xml  (2026-11-22)',
  ])
})

test('where nothing was counted every day has none', () => {
  const days = [{ day: '2026-11-22', views: 0 }]
  const text = plainNumbers({ days, views: 0, pages: [], hosts: [], readers: [], subscribers: 0 })
  expect(text).toContain('2026-11-22        0\n')
  expect(text.match(/nothing yet/g)).toHaveLength(3)
})
