export type ListQuery = { term: string; view: 'grid' | 'list' }

/**
 * Parses the query of the article list's address: the search term and the view. Refers to nothing outside of itself,
 * because it is part of an inline script as well.
 */
export function readListQuery(search: string): ListQuery {
  const given = new URLSearchParams(search)
  return { term: given.get('q') ?? '', view: given.get('vista') === 'lista' ? 'list' : 'grid' }
}

/**
 * A query string with another term or view. An empty term and the grid are left out; other parameters stay. Refers to
 * nothing outside of itself, either.
 */
export function withListQuery(search: string, { term, view }: Partial<ListQuery>): string {
  const query = new URLSearchParams(search)
  const set = (name: string, value: string) => (value ? query.set(name, value) : query.delete(name))
  if (term !== undefined) set('q', term)
  if (view) set('vista', view === 'list' ? 'lista' : '')
  const text = query.toString()
  return text && `?${text}`
}
