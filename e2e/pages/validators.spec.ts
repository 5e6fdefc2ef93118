import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Ajv, { type AnySchema } from 'ajv'
import addFormats from 'ajv-formats'
import { JSDOM } from 'jsdom'
import jsonFeedSchema from 'jsonfeed-schema/schema-v1.1.json'
import { expect, test } from 'playwright/test'
import { readFacts } from '../page-facts'
import { has, JAVA, missing } from '../programs'
import { rawRequest } from '../raw-request'
import { ENGLISH, OTHER_PAGES, ROUTES } from '../routes'

const VNU = path.join(path.dirname(require.resolve('vnu-jar/package.json')), 'build/dist/vnu.jar')
const JING = 'nu.validator.vendor.thaiopensource.relaxng.util.Driver'
const ATOM_SCHEMA = path.join(__dirname, 'schemas/atom.rnc')

/** Pages of every template, and of every kind of content. */
const CHECKED = [...ROUTES, ...ENGLISH, ...OTHER_PAGES, '/project/web', '/en/resume/full-stack']

const text = async (address: string) =>
  (await fetch(`${process.env.SITE_UNDER_TEST}${address}`, { redirect: 'manual' })).text()

let folder: string

test.beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'validators-'))
})

test.afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/**
 * Runs a checker written in Java.
 * @returns its complaints
 */
function java(args: string[]): string {
  test.skip(!has(JAVA), missing(JAVA))
  const { stdout, stderr } = spawnSync('java', args, { encoding: 'utf8', timeout: 120_000 })
  return (stdout + stderr).trim()
}

test('the Nu Html Checker finds no error on any kind of page', async () => {
  test.setTimeout(180_000)
  const files = await Promise.all(
    CHECKED.map(async (page, index) => {
      const file = path.join(folder, `${index}-${page.replace(/\W+/g, '-').slice(0, 60)}.html`)
      writeFileSync(file, await text(page))
      return file
    }),
  )
  expect(java(['-Xss1m', '-jar', VNU, '--errors-only', '--stdout', ...files])).toBe('')
})

test('the Atom feed has the structure of RFC 4287', async () => {
  const file = path.join(folder, 'atom.xml')
  writeFileSync(file, await text('/atom.xml'))
  expect(java(['-cp', VNU, JING, '-c', ATOM_SCHEMA, file])).toBe('')
})

test('the JSON Feed is valid against the published JSON schema of version 1.1', async () => {
  const ajv = new Ajv({ strict: false })
  addFormats(ajv)
  const validate = ajv.compile({ ...(jsonFeedSchema as object), $schema: undefined } as AnySchema)
  validate(JSON.parse(await text('/feed.json')))
  expect(validate.errors).toBeNull()
})

test('an independent parser finds the same full articles in RSS, Atom and JSON Feed', async () => {
  const textsIn = async (feed: string, entry: string, name: string) => {
    const { document } = new JSDOM(await text(feed), { contentType: 'application/xml' }).window
    return [...document.querySelectorAll(entry)].map((one) =>
      one.getElementsByTagNameNS('*', name)[0]?.textContent?.trim(),
    )
  }
  const texts = await textsIn('/rss.xml', 'item', 'encoded')
  const json = JSON.parse(await text('/feed.json')) as { items: { url: string; content_html: string }[] }
  const urls = json.items.map(({ url }) => url)
  expect(urls).toHaveLength(20)
  expect(await textsIn('/rss.xml', 'item', 'link')).toEqual(urls)
  expect(await textsIn('/atom.xml', 'entry', 'id')).toEqual(urls)
  for (const [index, { content_html: html }] of json.items.entries()) {
    expect(texts[index]).toBe(html)
    expect(html.length).toBeGreaterThan(1_000)
    const { anchors } = readFacts(html)
    expect(anchors.filter((href) => !/^(https?|mailto|tel):/.test(href))).toEqual([])
    expect(html).not.toMatch(/<script|<[^>]+ on\w+=/)
  }
})

test('pages on the canonical host can be indexed', async () => {
  const headers = { host: 'www.inesprueba.example' }
  const answer = await rawRequest(process.env.SITE_UNDER_TEST ?? '', '/about', { headers })
  expect([answer.status, answer.headers['x-robots-tag']]).toEqual([200, undefined])
})
