import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerWithFallbackPolicy } from './policy-settings'

const POLICY = 'content-security-policy'
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Returns the policy of a response from a server whose own handler was registered first. */
async function policyOf(own?: string): Promise<string> {
  const server = createServer((_request, response) => {
    if (own) response.setHeader(POLICY, own)
    response.end()
  })
  servers.push(server)
  answerWithFallbackPolicy(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return (await fetch(`http://127.0.0.1:${port}/`)).headers.get(POLICY) ?? ''
}

test('every response has the policy of pages as Next renders them', async () => {
  const policy = await policyOf()
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'unsafe-inline';/)
  expect(policy).toMatch(/style-src 'self' 'sha256-/)
  expect(policy).not.toContain('https://')
})

test('a stricter policy of the response itself takes precedence', async () => {
  expect(await policyOf("default-src 'none'")).toBe("default-src 'none'")
})
