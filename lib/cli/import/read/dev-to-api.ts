import { isRecord } from '../../../content/read-values'
import { fetchText } from '../../../services/http/fetch-text'
import type { Reading } from '../post'
import { Refusal } from '../refusal'
import { readDevTo } from './dev-to'

type Row = Record<string, unknown>

const PAGE_SIZE = 100
const MAX_PAGES = 100

/**
 * Fetches a person's published articles from dev.to or another Forem. Lists contain no texts,
 * so each article is fetched too.
 * @param address the API's URL (`https://dev.to/api/articles?username=ana`), or that of the person's page
 * @throws Refusal if a response cannot be read
 */
export async function readDevToApi(address: string): Promise<Reading> {
  const url = new URL(address)
  const user = url.searchParams.get('username') ?? url.pathname.split('/').filter(Boolean).at(0)
  if (!user || user === 'api') throw new Refusal('Name the person: https://dev.to/api/articles?username=NAME')
  const api = `${url.origin}/api/articles`
  const rows: Row[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = new URLSearchParams({ username: user, per_page: String(PAGE_SIZE), page: String(page) })
    const list = await ask(`${api}?${query}`)
    const found = Array.isArray(list) ? list.filter(isRecord) : []
    for (const { id } of found) {
      const article = await ask(`${api}/${Number(id)}`)
      if (isRecord(article)) rows.push(article)
    }
    if (found.length < PAGE_SIZE) break
  }
  return readDevTo(rows)
}

async function ask(address: string): Promise<unknown> {
  try {
    const { status, text } = await fetchText(address, { accept: 'application/json' })
    if (status === 200) return JSON.parse(text)
    throw new Error(`answered ${status}`)
  } catch (error) {
    throw new Refusal(`${address} can't be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
