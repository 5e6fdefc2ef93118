import { ARTICLE_LIST } from '../copy/article-list'
import { foldAccents } from '../text/folding'
import { readListQuery } from './list-query'

/**
 * Applies the query of the address to the HTML of the article list, which is the same for every query, and marks it as
 * applied. The HTML becomes what the list renders for that query, so that hydration changes nothing. Until the
 * document is parsed, the list is hidden.
 */
function applyListQuery(
  read: typeof readListQuery,
  fold: typeof foldAccents,
  count: typeof ARTICLE_LIST.count,
  everywhere: typeof ARTICLE_LIST.everywhere,
): void {
  const page = document.documentElement
  const { search } = location
  const { term, view } = read(search)
  if (!term && view === 'grid') return
  page.dataset.listQuery = 'pending'
  const apply = () => {
    delete page.dataset.listQuery
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
    each('[href^="/buscar"]', (link) => {
      link.textContent = everywhere(term.trim())
      if (term.trim()) link.setAttribute('href', `/buscar?${new URLSearchParams({ q: term.trim() })}`)
    })
    each('[data-none]', (nothing) => (nothing.hidden = found > 0))
  }
  addEventListener('DOMContentLoaded', apply, { once: true })
}

/**
 * The inline script. It stands in every page, so that every page has the same policy, and is empty where there is no
 * list. The text of its functions is what runs, so they refer to nothing outside of themselves.
 */
export const LIST_QUERY_SCRIPT = `(${applyListQuery})(${readListQuery},${foldAccents},${ARTICLE_LIST.count},${ARTICLE_LIST.everywhere})`
