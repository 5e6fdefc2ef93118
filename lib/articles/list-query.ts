import type { ArticleSummary } from '../content/types'
import { TAKEN_OVER } from '../site/constants'
import { ARTICLE_LIST } from './words'
import { foldAccents } from '../text/folding'

export type ListQuery = { term: string; view: 'grid' | 'list' }

/**
 * Parses the query of the article list's URL: the search term and the view. It must not refer to anything outside of
 * itself, because its source is also part of an inline script.
 */
export function readListQuery(search: string): ListQuery {
  const given = new URLSearchParams(search)
  return { term: given.get('q') ?? '', view: given.get('vista') === 'lista' ? 'list' : 'grid' }
}

/**
 * Returns a query string with another term or view. An empty term and the grid are left out; other parameters stay. It
 * must not refer to anything outside of itself either.
 */
export function withListQuery(search: string, { term, view }: Partial<ListQuery>): string {
  const query = new URLSearchParams(search)
  const set = (name: string, value: string) => (value ? query.set(name, value) : query.delete(name))
  if (term !== undefined) set('q', term)
  if (view) set('vista', view === 'list' ? 'lista' : '')
  const text = query.toString()
  return text && `?${text}`
}

/**
 * Applies the query of the URL to the HTML of the article list, which is the same for every query, and marks it as
 * applied. The HTML becomes what the list renders for that query, so that hydration changes nothing. The list is hidden
 * until the document is parsed. Until hydration, this script handles the list's field and buttons in the same way.
 */
function applyListQuery(
  read: typeof readListQuery,
  write: typeof withListQuery,
  fold: typeof foldAccents,
  count: typeof ARTICLE_LIST.count,
  everywhere: typeof ARTICLE_LIST.everywhere,
  takenOver: string,
): void {
  const page = document.documentElement
  const apply = () => {
    delete page.dataset.listQuery
    const { search } = location
    const { term, view } = read(search)
    const list = document.querySelector('[data-list]')
    const cards = [...(list?.querySelectorAll('li') ?? [])]
    if (!list || cards.length === 0) return
    page.dataset.listQuery = search
    const wanted = fold(term.trim())
    let found = 0
    for (const card of cards) {
      const texts = [...card.querySelectorAll('h2, [data-excerpt]')]
      card.hidden = !texts.some(({ textContent }) => fold(textContent ?? '').includes(wanted))
      if (!card.hidden) found += 1
    }
    const each = (selector: string, change: (element: HTMLInputElement) => void) =>
      list.querySelectorAll<HTMLInputElement>(selector).forEach(change)
    each('ul', (cardGrid) => (cardGrid.dataset.view = view))
    each('[aria-pressed]', (toggle) => toggle.setAttribute('aria-pressed', String(toggle.value === view)))
    each('input', (box) => (box.value = term))
    each('form button', (clear) => (clear.hidden = !term))
    each('p[role]', (line) => (line.textContent = count(found, term.trim(), !!list.querySelector('nav'))))
    list.querySelectorAll<HTMLAnchorElement>('[href*="/buscar"]').forEach((link) => {
      link.textContent = everywhere(term.trim())
      link.setAttribute('href', link.pathname + write('', { term: term.trim() }))
    })
    each('[data-none]', (nothing) => (nothing.hidden = found > 0))
  }
  const { term, view } = read(location.search)
  if (term || view !== 'grid') {
    page.dataset.listQuery = 'pending'
    addEventListener('DOMContentLoaded', apply, { once: true })
  }

  const change = (to: Partial<ListQuery>) => {
    history.replaceState(null, '', location.pathname + write(location.search, to))
    apply()
  }
  const answer = (event: Event) => {
    const used = (event.target as Element).closest<HTMLInputElement>('[data-list] :is(form,input,button)')
    if (!used) return
    if (event.type === 'input') return change({ term: used.value })
    if (event.type === 'submit') return event.preventDefault()
    if (!used.matches('button')) return
    event.stopPropagation() // handled here alone
    if (used.matches('[aria-pressed]')) return change({ view: used.value as ListQuery['view'] })
    change({ term: '' })
    const { form } = used
    document
      .querySelector<HTMLElement>(`[data-list] ${form ? 'input' : 'ul'}`)
      ?.focus({ preventScroll: !form })
  }
  const early = new AbortController()
  for (const type of ['input', 'click', 'submit']) document.addEventListener(type, answer, early)
  addEventListener(takenOver, () => early.abort(), { once: true })
}

/**
 * The inline script. It is in every page, so that every page has the same policy, and is empty where there is no list.
 * It consists of the source of its functions, so they must not refer to anything outside of themselves.
 */
export const LIST_QUERY_SCRIPT = `(${applyListQuery})(${[
  readListQuery,
  withListQuery,
  foldAccents,
  ARTICLE_LIST.count,
  ARTICLE_LIST.everywhere,
].join()},'${TAKEN_OVER}')`

/** Returns the articles whose title or excerpt contains the term; an empty term matches all. */
export function searchArticles<T extends Pick<ArticleSummary, 'title' | 'excerpt'>>(
  articles: T[],
  term: string,
): T[] {
  const wanted = foldAccents(term.trim())
  if (!wanted) return articles
  return articles.filter(
    ({ title, excerpt }) =>
      foldAccents(title).includes(wanted) || foldAccents(excerpt ?? '').includes(wanted),
  )
}
