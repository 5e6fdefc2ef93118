import { BEFORE_PAINT } from '@/lib/site/constants'

type ThemeColourProps = { light: string; dark: string }

/** The colour of the browser's own bar: the page's in the chosen theme, without a choice that of the system's theme. */
export function ThemeColour({ light, dark }: ThemeColourProps) {
  return (
    <>
      <meta
        name="theme-color"
        content={light}
        media="(prefers-color-scheme: light)"
        data-theme-color="light"
      />
      <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" data-theme-color="dark" />
      <script {...{ [BEFORE_PAINT]: '' }} dangerouslySetInnerHTML={{ __html: `(${followTheme})()` }} />
    </>
  )
}

/**
 * Makes the colour follow the theme, whoever changes it: a press before hydration, next-themes or another tab. It runs
 * before the elements are there: in the body it would wait for the stylesheet, and the rest of the page with it. It must
 * not refer to anything outside of itself, because its source is an inline script. It changes `media` and not `content`,
 * by which React finds the elements when it hydrates the page.
 */
const followTheme = (): void => {
  const page = document.documentElement
  const follow = () => {
    const { theme } = page.dataset
    const isChosen = theme === 'light' || theme === 'dark'
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme-color]')) {
      const own = meta.dataset.themeColor
      if (isChosen) meta.media = own === theme ? 'all' : 'not all'
      else meta.media = `(prefers-color-scheme: ${own})`
    }
  }
  follow()
  const observer = new MutationObserver(follow)
  observer.observe(page, { attributeFilter: ['data-theme'] })
  observer.observe(document.head, { childList: true })
}
