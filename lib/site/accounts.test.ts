import { fediverseHandle } from './accounts'

const mastodon = (url: string) => fediverseHandle([{ kind: 'mastodon', url }])

test.each([
  ['https://hachyderm.io/@begona', '@begona@hachyderm.io'],
  ['https://hachyderm.io/users/begona/', '@begona@hachyderm.io'],
])('the handle of a Mastodon account: %s', (url, handle) => expect(mastodon(url)).toBe(handle))

test.each(['https://hachyderm.io/', 'http://hachyderm.io/@a', 'https://a@b.example/@c'])(
  'not a profile of Mastodon: %s',
  (url) => expect(mastodon(url)).toBeNull(),
)

test('only accounts of Mastodon have a handle there', () => {
  const url = 'https://www.youtube.com/@begona'
  expect(fediverseHandle([{ kind: 'youtube', url }])).toBeNull()
  expect(
    fediverseHandle([
      { kind: 'youtube', url },
      { kind: 'Mastodon', url: 'https://a.example/@b' },
    ]),
  ).toBe('@b@a.example')
})
