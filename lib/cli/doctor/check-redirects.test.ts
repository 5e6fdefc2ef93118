import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { checkRedirects } from './check-redirects'

const answers: Record<string, [status: number, location?: string]> = {
  '/article/viejo': [308, '/article/uno#fin'],
  '/a%C3%B1o': [308, '/about'],
  '/cv-viejo': [308, '/resume'],
  '/article/uno': [200],
  '/about': [200],
  '/roto': [500],
  '/casa': [307, '/'],
  '/otro': [308, '/about'],
  '/perdido': [308, '/nada'],
}
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  const [status, location] = answers[request.url ?? ''] ?? [404]
  response.writeHead(status, location ? { location } : {}).end()
})
let base = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const check = async (table: Record<string, string>) =>
  (await checkRedirects(base, table, 'content/redirects.ts')).map(({ message }) => message)

test('redirects that lead where they should are no findings, however they are written', async () => {
  answers['/resume'] = [200]
  const table = { '/article/viejo': '/article/uno#fin', '/año': '/about', '/cv-viejo/': '/resume' }
  expect(await check(table)).toEqual([])
  expect(asked).toContain('/cv-viejo')
})

test('each that is answered otherwise is an error with what it should be', async () => {
  const table = { '/roto': '/about', '/casa': '/about', '/otro': '/article/uno', '/perdido': '/nada' }
  expect(await check(table)).toEqual([
    "'/roto' is answered with 500; it should lead to '/about' for good (308)",
    "'/casa' is answered with 307; it should lead to '/about' for good (308)",
    "'/otro' leads to /about; it should lead to '/article/uno'",
    "'/perdido' leads to '/nada', which is answered with 404",
  ])
})

test('a site that does not answer is said so', async () => {
  const findings = await checkRedirects('http://127.0.0.1:1', { '/viejo': '/about' }, 'content/redirects.ts')
  expect(findings).toEqual([
    {
      severity: 'error',
      rule: 'redirect',
      where: 'content/redirects.ts',
      message: "'/viejo' is not answered",
    },
  ])
})
