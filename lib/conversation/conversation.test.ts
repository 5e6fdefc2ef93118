import { fakeContent, resetContent } from '@/e2e/unit/fake-content'
import { CONVERSATIONS_PART, findAvatar, findConversation } from './conversation'

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
