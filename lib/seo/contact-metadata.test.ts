import { english } from '@/e2e/unit/own-content'
import { contactMetadata, replyMetadata, thanksMetadata } from './contact-metadata'

const ORIGIN = 'https://site.example'
const UNLISTED = { index: false, follow: true }
const twins = (es: string, en: string) => ({
  es: `${ORIGIN}${es}`,
  en: `${ORIGIN}${en}`,
  'x-default': `${ORIGIN}${es}`,
})
const card = (file: string) => [{ url: expect.stringContaining(`/media/page/${file}?v=`) as string }]

beforeAll(() => {
  english['en/site'].title = 'Test notebook'
})
afterAll(() => {
  english['en/site'].title = null
})

test('the page of the form is listed, and each language names the other', () => {
  const page = contactMetadata('es')
  expect(page).toMatchObject({
    title: 'Contacto | Cuaderno de pruebas',
    description: expect.stringMatching(/^Escribe a Nuria Prueba: /) as string,
    alternates: { canonical: `${ORIGIN}/contacto`, languages: twins('/contacto', '/en/contact') },
    openGraph: { locale: 'es_ES', images: card('contact.jpg') },
  })
  expect(page.robots).toBeUndefined()
  expect(contactMetadata('en')).toMatchObject({
    title: 'Contact | Test notebook',
    description: expect.stringMatching(/^Write to Nuria Prueba: /) as string,
    alternates: { canonical: `${ORIGIN}/en/contact`, languages: twins('/contacto', '/en/contact') },
    openGraph: { locale: 'en_GB', images: card('contact.en.jpg') },
  })
})

test('the form for an article names it, is not listed, and has no other language', () => {
  const article = { slug: 'año', title: 'El año' }
  const page = replyMetadata('es', article)
  expect(page).toMatchObject({
    title: 'Contacto: El año | Cuaderno de pruebas',
    alternates: { canonical: `${ORIGIN}/contacto/articulo/a%C3%B1o` },
    robots: UNLISTED,
  })
  expect(page.alternates).not.toHaveProperty('languages')
  expect(replyMetadata('en', article)).toMatchObject({
    title: 'Contact: El año | Test notebook',
    alternates: { canonical: `${ORIGIN}/en/contact/article/a%C3%B1o` },
    robots: UNLISTED,
  })
})

test('the page after sending is not listed, in either language', () => {
  const languages = twins('/contacto/gracias', '/en/contact/thanks')
  expect(thanksMetadata('es')).toMatchObject({
    title: 'Mensaje enviado | Cuaderno de pruebas',
    alternates: { canonical: `${ORIGIN}/contacto/gracias`, languages },
    robots: UNLISTED,
  })
  expect(thanksMetadata('en')).toMatchObject({
    title: 'Message sent | Test notebook',
    alternates: { canonical: `${ORIGIN}/en/contact/thanks`, languages },
    robots: UNLISTED,
  })
})
