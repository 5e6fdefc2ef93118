import {
  articleMedia,
  inWidths,
  isServedUnconverted,
  parseAskedImage,
  parseImageWidth,
  responsiveImage,
} from './responsive-image'

test('images of an article are served below its slug, with those of its translation separate', () => {
  expect(articleMedia('año-1')).toBe('/media/article/a%C3%B1o-1')
  expect(articleMedia('uno', 'es')).toBe('/media/article/uno')
  expect(articleMedia('uno', 'en')).toBe('/media/article/uno.en')
})

test('without an image a cover is generated at its own address', () => {
  expect(responsiveImage('/media/a', null)).toEqual({ src: '/media/a' })
})

test.each(['/images/a.svg', '/images/a.GIF', '/images/a.svg?v=1', '/images/a.gif#b'])(
  'a local vector image or animation is served as is: %s',
  (address) => {
    expect(isServedUnconverted(address)).toBe(true)
    expect(responsiveImage('/media/a', address)).toEqual({ src: address })
  },
)

test.each(['/images/a.png', '/images/svg', '/images/a.svg.png', 'https://other.example/a.svg'])(
  'any other image is served in several widths: %s',
  (address) => {
    expect(isServedUnconverted(address)).toBe(false)
    expect(responsiveImage('/media/a', address).srcSet).toContain('w=400 400w')
  },
)

test('the address of an external image depends on its source address, that of a local one on its content', () => {
  const [one, other] = ['a', 'b'].map(
    (name) => responsiveImage('/media/a', `https://other.example/${name}.png`).src,
  )
  expect(one).toMatch(/^\/media\/a\?v=\w+&w=1200$/)
  expect(one).not.toBe(other)
  expect(responsiveImage('/media/a', '/images/a.png').src).toBe('/media/a?w=1200')
})

test('the srcset widths, and the default one', () => {
  expect(inWidths('/media/a', 'abc')).toEqual({
    src: '/media/a?v=abc&w=1200',
    srcSet: [400, 800, 1200, 1600].map((width) => `/media/a?v=abc&w=${width} ${width}w`).join(', '),
  })
})

const asking = (query: string) => new Request(`https://site.example/media/a${query}`)

test('a requested width is one of those, by default the largest', () => {
  const widthOf = (value: string) => parseImageWidth(asking(`?w=${value}`))
  expect(['400', '800', '1200', '1600'].map(widthOf)).toEqual([400, 800, 1200, 1600])
  expect(parseImageWidth(asking(''))).toBe(1600)
  expect(['', '401', '0400', '1e3', '-400'].map(widthOf)).toEqual([null, null, null, null, null])
})

test('an image of a text has one segment, by default that of the cover', () => {
  expect(parseAskedImage(asking('?w=400'), ['3'])).toEqual({ name: '3', width: 400 })
  expect(parseAskedImage(asking(''))).toEqual({ name: 'cover', width: 1600 })
  expect(parseAskedImage(asking('?w=401'), ['3'])).toBeNull()
  expect(parseAskedImage(asking(''), ['3', '4'])).toBeNull()
})
