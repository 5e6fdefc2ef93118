import '@/e2e/unit/own-content'
import { searchMetadata } from './search-metadata'

test('the search has a title and an address; search engines follow its links and do not list it', () => {
  expect(searchMetadata()).toMatchObject({
    title: 'Buscar | Cuaderno de pruebas',
    description: 'Busca en los artículos, los proyectos y el currículo de Nuria Prueba.',
    alternates: { canonical: 'https://site.example/buscar' },
    openGraph: { images: [{ url: expect.stringContaining('/media/page/home.jpg?v=') as string }] },
    robots: { index: false, follow: true },
  })
})
