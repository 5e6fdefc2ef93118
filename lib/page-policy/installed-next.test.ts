import { readFileSync } from 'node:fs'
import { createInlinedDataReadableStream } from 'next/dist/server/app-render/use-flight-response'
import { getTurbopackChunkGroupBootstrap } from 'next/dist/server/get-page-files'
import { inlineScripts } from '@/e2e/page-scripts'
import { parseDataCall } from './prepare-page'

/*
 * What this folder assumes about Next, checked against the installed version. When an update breaks a test, prepare-page.ts
 * has to be adapted; until then pages are served as Next renders them.
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

test('every script that delivers page data is recognised', async () => {
  const scripts = await scriptsOf(new TextEncoder().encode(FLIGHT), new Uint8Array([0xff, 0xfe]))
  expect(scripts.map(parseDataCall)).toEqual([
    ['__next_f', [0]],
    ['__next_f', [1, FLIGHT]],
    ['__next_f', [3, '//4=']],
  ])
})

test('the script that starts the chunks is recognised too', () => {
  const start = getTurbopackChunkGroupBootstrap({ '/': { runtimeModuleIds: [1] } }, 'TURBOPACK', ['/'])
  expect(parseDataCall(start ?? '')).toEqual(['TURBOPACK', { runtimeModuleIds: [1] }])
})

test('the queue of page data can be filled before the scripts that read it are loaded', () => {
  const client = readFileSync(require.resolve('next/dist/client/app-index.js'), 'utf8')
  expect(client).toContain('self.__next_f = self.__next_f || []')
  expect(client).toContain('nextServerDataLoadingGlobal.forEach(nextServerDataCallback)')
})
