import { expect, test } from 'playwright/test'
import { startNginx } from '../nginx'
import { has, missing, NGINX } from '../programs'
import { askFor, HOST } from './behind-nginx'
import { FORM, goodForm, startContactSite } from './contact-site'

test("behind nginx a message is delivered, one that is too large gets the site's response, and no visitor can forge an IP address", async () => {
  test.skip(!has(NGINX), missing(NGINX))
  const site = await startContactSite()
  const signed = await site.stamp()
  const nginx = await startNginx(site.url, { names: HOST })
  const post = (text: string, from: string) =>
    askFor(nginx.url, '/contacto/enviar', {
      method: 'POST',
      headers: { 'content-type': FORM, origin: `https://${HOST}`, 'x-forwarded-for': from },
      body: goodForm(signed, text),
    })
  try {
    const large = await post('x'.repeat(1_000_000), '203.0.113.1')
    expect([large.status, String(large.bytes).includes('puede tener hasta 5000')]).toEqual([422, true])
    const statuses: number[] = []
    for (const from of [1, 2, 3, 4]) statuses.push((await post(`n${from}`, `203.0.113.${from}`)).status)
    expect(statuses).toEqual([303, 303, 303, 429])
    expect(site.kept()).toHaveLength(3)
    expect(nginx.keptAnswers()).toBe(0)
  } finally {
    await nginx.stop()
    await site.stop()
  }
})
