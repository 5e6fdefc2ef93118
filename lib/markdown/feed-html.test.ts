import { feedHtml } from './feed-html'

const page = 'https://site.example/article/uno'
const html = (content: string, options: Partial<Parameters<typeof feedHtml>[1]> = {}) =>
  feedHtml(content, { page, imageAddress: (src) => ({ src: `/media${src}` }), ...options })

test('links and pictures are absolute, and a picture has one address', () => {
  const text = html('[a](/b) [c](#d) ![e](/f.png)', {
    imageAddress: (src) => ({ src: `/media${src}`, srcSet: '/x 2x', sizes: '100vw', width: 3, height: 2 }),
  })
  expect(text).toContain('href="https://site.example/b"')
  expect(text).toContain(`href="${page}#d"`)
  expect(text).toContain('src="https://site.example/media/f.png"')
  expect(text).toMatch(/width="3" height="2"/)
  expect(text).not.toMatch(/srcset|sizes/)
})

test('a list of tasks has signs for readers that show no forms', () => {
  const text = html('- [x] Hecha\n- [ ] Por *hacer*\n- Otra [x]')
  expect(text).not.toContain('<input')
  expect(text).toMatch(/☑ Hecha[^]*☐ Por <em>hacer<\/em>[^]*Otra \[x\]/)
})

test('what a text is made from makes another one', () => {
  const content = 'Uno [a](b) ![c](/d.png)'
  const one = html(content)
  expect(html(content)).toBe(one)
  expect(html(content, { page: 'https://otro.example/article/uno' })).not.toBe(one)
  expect(html(content, { imageAddress: () => null })).not.toBe(one)
  expect(html(`${content}!`)).not.toBe(one)
})

test('a text that is cut says so in its language', () => {
  const long = 'a\n\n'.repeat(4_000)
  expect(html(long)).toMatch(/demasiado largo o complejo para mostrarlo entero aquí\.<\/p>$/)
  expect(html(long, { language: 'en' })).not.toContain('demasiado')
  expect(html('Corto')).toBe('<p>Corto</p>')
})
