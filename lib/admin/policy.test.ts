import { adminSchema } from '../site/owner-schema'
import { adminPolicy } from './policy'

const hostsIn = (policy: string) => policy.match(/https?:[^\s;]+/g) ?? []
const policyOf = (given: unknown) => adminPolicy(adminSchema.parse(given))

test.each([
  [{ backend: 'github', repo: 'ana/portfolio' }, ['https://api.github.com']],
  [{ backend: 'github', repo: 'ana/portfolio', host: 'git.example.com' }, ['https://git.example.com']],
  [{ backend: 'gitlab', repo: 'grupo/ana/portfolio' }, ['https://gitlab.com']],
  [{ backend: 'gitea', repo: 'ana/portfolio' }, ['https://codeberg.org']],
  [{ backend: 'test-repo' }, []],
])('the editor of %j speaks to %j besides this site', (given, hosts) => {
  expect(hostsIn(policyOf(given))).toEqual(hosts)
})

test('no other script runs, and no other page frames it', () => {
  const policy = policyOf({ backend: 'github', repo: 'ana/portfolio' })
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
})

test.each([
  [{ backend: 'svn', repo: 'ana/portfolio' }],
  [{ backend: 'github' }],
  [{ backend: 'github', repo: 'portfolio' }],
  [{ backend: 'github', repo: 'ana/portfolio', host: "x; script-src 'unsafe-inline'" }],
  [{ backend: 'test-repo', repo: 'ana/portfolio' }],
])('%j names no repository', (given) => {
  expect(adminSchema.safeParse(given).success).toBe(false)
})
