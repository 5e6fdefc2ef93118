import { pageScripts } from '../page-scripts'
import { expect, test } from '../ready-page'
import { ENGLISH, PAGES } from '../routes'

const site = process.env.SITE_UNDER_TEST ?? ''
/** Words that the code of any service, of the question for consent or of its storage has. */
const MEASURING =
  /googletagmanager|google-analytics|dataLayer|page_view|analitica|data-website-id|goatcounter|web-vitals/i

test('without analytics configured, no page, script or policy contains any trace of it', async () => {
  const scripts = new Set<string>()
  for (const path of [...PAGES, ...ENGLISH]) {
    const answer = await fetch(site + path)
    const html = await answer.text()
    expect(MEASURING.exec(html)?.[0], path).toBeUndefined()
    expect(answer.headers.get('content-security-policy'), path).not.toMatch(/https?:/)
    for (const script of pageScripts(html)) scripts.add(script)
  }
  expect(scripts.size).toBeGreaterThan(3)
  for (const script of scripts)
    expect(MEASURING.exec(await (await fetch(site + script)).text())?.[0], script).toBeUndefined()
})
