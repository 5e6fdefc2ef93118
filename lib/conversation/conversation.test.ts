import { anArticle } from '@/e2e/unit/builders'
import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { startImageServer } from '@/e2e/unit/image-server'
import { CONVERSATIONS_PART, findAvatar, findConversation, readConversations } from './conversation'

const reply = {
  url: 'https://social.example/@luz/43',
  name: 'Luz',
  account: 'luz@social.example',
  date: '2026-01-02 11:00:00',
  paragraphs: ['Muy claro.'],
  avatar: null,
}
const conversation = { service: 'mastodon', url: 'https://social.example/@ana/42', replies: [reply] }

beforeEach(resetContent)

test('an article has its own conversation, and none without one, whatever its slug', async () => {
  fakeContent.parts = {
    [CONVERSATIONS_PART]: { uno: conversation },
    blocked: { blockedAccounts: [], blockedWords: [] },
  }
  expect(await findConversation('uno')).toMatchObject({ replies: [reply], more: 0 })
  for (const slug of ['dos', 'constructor', '__proto__', 'toString']) {
    expect(await findConversation(slug)).toBeNull()
    expect(await findAvatar(slug, 'x')).toBeNull()
  }
})

let server: Awaited<ReturnType<typeof startImageServer>>
beforeEach(async () => {
  server = await startImageServer()
  jest.spyOn(console, 'log').mockImplementation()
  jest.spyOn(console, 'warn').mockImplementation()
  jest.spyOn(console, 'error').mockImplementation()
})
afterEach(async () => {
  await server.stop()
  jest.restoreAllMocks()
})

const CONTEXT = '/api/v1/statuses/42/context'
const THREAD = '/xrpc/app.bsky.feed.getPostThread'
const answer = (path: string, value: unknown, status = 200) =>
  server.files.set(path, { bytes: Buffer.from(JSON.stringify(value)), type: 'application/json', status })
const articlesWith = (...posts: string[]) => ({
  articles: {
    entries: posts.map((conversation, at) => ({
      row: anArticle({ id: at + 1, slug: `n${at + 1}`, conversation }),
      shown: '',
      text: null,
    })),
    skipped: [],
  },
})
const read = (posts: string[], previous: Parameters<typeof readConversations>[0] = null) =>
  readConversations(previous, articlesWith(...posts), server.base)
const mastodonPost = () => `${server.base}/@ana/42`
const BLUESKY_POST = 'https://bsky.app/profile/ana.example/post/3kabc'

const aStatus = (fields: object = {}, account: object = {}) => ({
  url: 'https://social.example/@luz/43',
  created_at: '2026-01-02T10:00:00.000Z',
  content: '<p>Muy <b>claro</b>.<br>Gracias</p>',
  visibility: 'public',
  account: {
    acct: 'luz@social.example',
    display_name: 'Luz',
    avatar_static: 'https://social.example/luz.png',
    ...account,
  },
  ...fields,
})
const aThreadPost = (fields: object = {}, author: object = {}, replies: unknown[] = []) => ({
  post: {
    uri: 'at://did:plc:x/app.bsky.feed.post/3kdef',
    record: { text: 'Muy claro.\n\nGracias', createdAt: '2026-07-02T10:00:00.000Z' },
    author: { handle: 'luz.example', displayName: 'Luz', avatar: 'https://cdn.example/luz.jpg', ...author },
    ...fields,
  },
  replies,
})

test('replies on Mastodon, with the time of Madrid', async () => {
  answer(CONTEXT, { ancestors: [], descendants: [aStatus()] })
  expect(await read([mastodonPost()])).toEqual({
    n1: {
      service: 'mastodon',
      url: mastodonPost(),
      replies: [
        {
          url: 'https://social.example/@luz/43',
          name: 'Luz',
          account: 'luz@social.example',
          date: '2026-01-02 11:00:00',
          paragraphs: ['Muy claro.', 'Gracias'],
          avatar: 'https://social.example/luz.png',
        },
      ],
    },
  })
  expect(server.requests).toEqual([{ path: CONTEXT, authorization: undefined }])
})

test('replies on Bluesky and replies to these, oldest first', async () => {
  const later = aThreadPost(
    { record: { text: 'Segundo', createdAt: '2026-07-03T10:00:00Z' } },
    { handle: 'sol.example' },
  )
  answer(THREAD, { thread: { post: {}, replies: [aThreadPost({}, {}, [later])] } })
  const { n1 } = await read([BLUESKY_POST])
  expect(n1?.replies.map(({ account, date, paragraphs, url }) => [account, date, paragraphs, url])).toEqual([
    [
      'luz.example',
      '2026-07-02 12:00:00',
      ['Muy claro.', 'Gracias'],
      'https://bsky.app/profile/luz.example/post/3kdef',
    ],
    ['sol.example', '2026-07-03 12:00:00', ['Segundo'], 'https://bsky.app/profile/sol.example/post/3kdef'],
  ])
  expect(server.requests.map(({ path }) => decodeURIComponent(path))).toEqual([
    `${THREAD}?uri=at://ana.example/app.bsky.feed.post/3kabc&depth=10&parentHeight=0`,
  ])
})

test.each([
  ['<script>alert(1)</script><p onclick="x()">Hola</p>', ['Hola']],
  ['<img src=x onerror=alert(1)><a href="javascript:alert(1)">pulsa</a>', ['pulsa']],
  [
    '<p>Uno</p><style>body{display:none}</style><iframe srcdoc="<p>no</p>"></iframe><p>Dos</p>',
    ['Uno', 'Dos'],
  ],
  ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', ['<script>alert(1)</script>']],
  ['<p>\u202eadnA \u202cFin\u0007</p>', ['adnA Fin']],
])('of hostile HTML only words remain: %s', async (content, paragraphs) => {
  answer(CONTEXT, { descendants: [aStatus({ content })] })
  expect((await read([mastodonPost()])).n1?.replies[0]?.paragraphs).toEqual(paragraphs)
})

test.each([
  ['مريم', {}, 'مريم'],
  [':blobcat: Luz :verified:', { emojis: [{ shortcode: 'blobcat' }, { shortcode: 'verified' }] }, 'Luz'],
  [':blobcat:', { emojis: [{ shortcode: 'blobcat' }] }, 'luz@social.example'],
  ['10:30: tarde', {}, '10:30: tarde'],
  ['\u2800\u3164', {}, 'luz@social.example'],
  ['🏳️‍🌈', {}, '🏳️‍🌈'],
])('the name %j is shown as a name', async (display_name, account, name) => {
  answer(CONTEXT, { descendants: [aStatus({}, { display_name, ...account })] })
  expect((await read([mastodonPost()])).n1?.replies[0]?.name).toBe(name)
})

test('replies of accounts that have moved or lost their name, with pictures of a server, without an address of their own', async () => {
  const emojis = [{ shortcode: 'blobcat' }]
  answer(CONTEXT, {
    descendants: [
      aStatus({ content: '<p>Sí :blobcat: :otro:</p>', emojis, url: null, uri: 'https://pix.example/p/1' }),
      aStatus({ content: '<p>:blobcat:</p>', emojis }),
      aStatus({ url: null }),
    ],
  })
  answer(THREAD, { thread: { replies: [aThreadPost({}, { handle: 'handle.invalid', displayName: '' })] } })
  const { n1, n2 } = await read([mastodonPost(), BLUESKY_POST])
  expect(n1?.replies.map(({ url, paragraphs }) => [url, ...paragraphs])).toEqual([
    ['https://pix.example/p/1', 'Sí  :otro:'],
  ])
  expect(n2?.replies).toMatchObject([
    { url: 'https://bsky.app/profile/did%3Aplc%3Ax/post/3kdef', name: 'did:plc:x', account: 'did:plc:x' },
  ])
})

test('a very long reply and a very long name are cut', async () => {
  const content = `<p>${'a'.repeat(90_000)}</p>`
  answer(CONTEXT, { descendants: [aStatus({ content }, { display_name: 'b'.repeat(900) })] })
  const [reply] = (await read([mastodonPost()])).n1?.replies ?? []
  expect(reply?.paragraphs).toEqual([`${'a'.repeat(1_999)}…`])
  expect(reply?.name).toBe(`${'b'.repeat(59)}…`)
})

test('only what everybody may see is read: no private reply, no warning, no label, no other address', async () => {
  answer(CONTEXT, {
    descendants: [
      aStatus({ visibility: 'private' }),
      aStatus({ visibility: 'direct' }),
      aStatus({ sensitive: true }),
      aStatus({ spoiler_text: 'Política' }),
      aStatus({ url: 'javascript:alert(1)' }),
      aStatus({ content: '<p></p>' }),
      'no row',
      aStatus({ visibility: 'unlisted' }, { acct: 'paz', display_name: '' }),
    ],
  })
  answer(THREAD, {
    thread: {
      replies: [
        aThreadPost({ labels: [{ val: 'porn' }] }),
        aThreadPost({}, { labels: [{ val: '!no-unauthenticated' }] }),
        { $type: 'app.bsky.feed.defs#blockedPost' },
        aThreadPost({}, { handle: 'sol.example', displayName: '' }),
      ],
    },
  })
  const { n1, n2 } = await read([mastodonPost(), BLUESKY_POST])
  expect(n1?.replies.map(({ name, account }) => [name, account])).toEqual([
    ['paz', `paz@${new URL(server.base).host}`],
  ])
  expect(n2?.replies.map(({ name }) => name)).toEqual(['sol.example'])
})

test.each([
  ['answers 500', () => answer(CONTEXT, { error: 'x' }, 500)],
  ['answers something else', () => answer(CONTEXT, { other: [] })],
  ['answers no JSON', () => server.files.set(CONTEXT, { bytes: Buffer.from('<html>'), type: 'text/html' })],
  ['is gone', () => server.files.delete(CONTEXT)],
])('a service that %s keeps the replies of before, and those of the other one are read', async (_, fail) => {
  answer(CONTEXT, { descendants: [aStatus()] })
  answer(THREAD, { thread: { replies: [] } })
  const before = await read([mastodonPost(), BLUESKY_POST])
  fail()
  answer(THREAD, { thread: { replies: [aThreadPost()] } })
  const now = await read([mastodonPost(), BLUESKY_POST], before)
  expect(now.n1).toEqual(before.n1)
  expect(now.n2?.replies.length).toBe(1)
  expect((await read([mastodonPost()])).n1?.replies).toEqual([])
})

test('another post begins with no replies of the earlier one', async () => {
  answer(CONTEXT, { descendants: [aStatus()] })
  const before = await read([mastodonPost()])
  server.files.clear()
  expect((await read([`${server.base}/@ana/77`], before)).n1?.replies).toEqual([])
})

test('one call a post, for the newest thirty articles; those of older ones stay', async () => {
  const posts = Array.from({ length: 40 }, (_, at) => `${server.base}/@ana/${at + 100}`)
  for (const post of posts)
    answer(`/api/v1/statuses/${post.split('/').at(-1) ?? ''}/context`, { descendants: [aStatus()] })
  const kept = {
    n40: { service: 'mastodon', url: posts[39] ?? '', replies: [{ ...aReply, name: 'Antes' }] },
  } as const
  const now = await read(posts, kept as unknown as Parameters<typeof readConversations>[0])
  expect(server.requests.length).toBe(30)
  expect(now.n30?.replies.length).toBe(1)
  expect(now.n40?.replies[0]?.name).toBe('Antes')
})

test('articles without a post call nobody', async () => {
  const articles = { entries: [{ row: anArticle({}), shown: '', text: null }], skipped: [] }
  expect(await readConversations(null, { articles }, server.base)).toEqual({})
  expect(await readConversations(null, {}, server.base)).toEqual({})
  expect(server.requests).toEqual([])
})

const aReply = {
  url: 'https://social.example/1',
  name: 'Luz',
  account: 'luz@social.example',
  date: '2026-01-02 11:00:00',
  paragraphs: ['Sí'],
  avatar: null,
}
