import '@/e2e/unit/own-content'
import { searchMetadata } from './content'

test('the search page has a title and an address, and can be indexed', () => {
  const metadata = searchMetadata()
  expect(metadata).toMatchObject({
    title: 'Buscar | Cuaderno de pruebas',
    description: 'Busca por palabras en todo el sitio de Nuria Prueba, con tildes o sin ellas.',
    alternates: { canonical: 'https://site.example/buscar' },
    openGraph: { images: [{ url: expect.stringContaining('/media/page/home.jpg?v=') as string }] },
  })
  expect(metadata.robots).toBeUndefined()
})

test('search results are noindex, follow', () => {
  expect(searchMetadata({ ofResults: true })).toEqual({
    ...searchMetadata(),
    robots: { index: false, follow: true },
  })
})
