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
