import '@/e2e/unit/own-content'
import { contactMetadata } from './words'

const ORIGIN = 'https://site.example'
const twins = (es: string, en: string) => ({
  es: `${ORIGIN}${es}`,
  en: `${ORIGIN}${en}`,
  'x-default': `${ORIGIN}${es}`,
})

test('a page below it has its own title and address, and is noindex', () => {
  const robots = { index: false, follow: true }
  const path = '/contacto/articulo/a%C3%B1o'
  expect(contactMetadata('en', { title: 'Message sent', path: '/contacto/gracias' })).toMatchObject({
    title: 'Message sent | Cuaderno de pruebas',
    alternates: { languages: twins('/contacto/gracias', '/en/contact/thanks') },
    robots,
  })
  const alone = contactMetadata('es', { title: 'El año', path, hasTwin: false })
  expect(alone).toMatchObject({ alternates: { canonical: ORIGIN + path }, robots })
  expect(alone.alternates).not.toHaveProperty('languages')
})
