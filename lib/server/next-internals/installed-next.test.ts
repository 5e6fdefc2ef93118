import { readFileSync } from 'node:fs'
import { ServerResponse, type IncomingMessage } from 'node:http'
import { NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants'
import { NodeNextResponse } from 'next/dist/server/base-http/node'
import { createInlinedDataReadableStream } from 'next/dist/server/app-render/use-flight-response'
import { getTurbopackChunkGroupBootstrap } from 'next/dist/server/get-page-files'
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key'
import { inlineScripts } from '../inline-scripts'
import { pathOfKey, tagsOf } from './cache-entries'
import { parseDataCall } from './data-calls'

/*
 * What the modules of this folder assume about Next, checked against the installed version. When an update breaks a
 * test, the module named in it has to be adapted; until then the site falls back to Next's own behaviour.
 */

const FLIGHT = '1:"$Sreact.fragment"\n2:["</script><!-- é",{"a":1}]\n'
const stream = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })

async function scriptsOf(...chunks: Uint8Array[]): Promise<string[]> {
  const written = createInlinedDataReadableStream(stream(...chunks), undefined, null)
  return inlineScripts(`<html><body>${await new Response(written).text()}</body></html>`)
}

test('data-calls: every script that hands over the data of a page is understood', async () => {
  const scripts = await scriptsOf(new TextEncoder().encode(FLIGHT), new Uint8Array([0xff, 0xfe]))
  expect(scripts.map(parseDataCall)).toEqual([
    ['__next_f', [0]],
    ['__next_f', [1, FLIGHT]],
    ['__next_f', [3, '//4=']],
  ])
})

test('data-calls: so is the one that starts the chunks', () => {
  const start = getTurbopackChunkGroupBootstrap({ '/': { runtimeModuleIds: [1] } }, 'TURBOPACK', ['/'])
  expect(parseDataCall(start ?? '')).toEqual(['TURBOPACK', { runtimeModuleIds: [1] }])
})

test("data-calls: the queue of a page's data may be filled before the scripts that read it are loaded", () => {
  const client = readFileSync(require.resolve('next/dist/client/app-index.js'), 'utf8')
  expect(client).toContain('self.__next_f = self.__next_f || []')
  expect(client).toContain('nextServerDataLoadingGlobal.forEach(nextServerDataCallback)')
})

test('cache-entries: the key of a page tells its path', () => {
  const owner = { kind: 'APP_PAGE', sourceRoute: '/article/[slug]/page' }
  const key = getRouteCacheKey('/article/a-b', owner as never)
  expect(pathOfKey(key)).toBe('/article/a-b')
  expect(pathOfKey('a key of data')).toBeNull()
})

test('cache-entries: the tags of a page stand in its headers', () => {
  expect(tagsOf({ headers: { [NEXT_CACHE_TAGS_HEADER]: 'a,b' } })).toEqual(['a', 'b'])
  expect(tagsOf({ headers: {} })).toEqual([])
})

test('route-handler-types: a type is handed on as a list; the module can go when this fails', () => {
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage)
  new NodeNextResponse(response).appendHeader('content-type', 'image/svg+xml')
  expect(response.getHeader('content-type')).toEqual(['image/svg+xml'])
})
