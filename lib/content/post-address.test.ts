import { readPost } from './post-address'

test.each([
  ['https://social.example/@ana/1122', { service: 'mastodon', origin: 'https://social.example', id: '1122' }],
  ['https://social.example/@ana@other.example/1122/', { service: 'mastodon', id: '1122' }],
  ['https://social.example/users/ana/statuses/1122', { service: 'mastodon', id: '1122' }],
  [
    'https://bsky.app/profile/ana.example/post/3kabc',
    { service: 'bluesky', author: 'ana.example', key: '3kabc' },
  ],
  ['https://bsky.app/profile/did:plc:abc/post/3kabc', { service: 'bluesky', author: 'did:plc:abc' }],
])('%s is a post', (address, expected) => expect(readPost(address)).toMatchObject(expected))

test.each([
  'https://social.example/@ana',
  'https://social.example/tags/1122',
  'https://bsky.app/profile/ana.example',
  'https://x.example/ana/status/1122',
  'javascript:alert(1)',
  'ana',
])('%s is none', (address) => expect(readPost(address)).toBeNull())
